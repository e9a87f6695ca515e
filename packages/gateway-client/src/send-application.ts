import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { basvuruYap } from '@sigorta/contracts/operations/basvuru-yap';
import type { CallOptions, Gateway } from './gateway.ts';

/** Leaves a short application that staff call back. */
export const sendApplication = (
  gateway: Gateway,
  request: RequestOf<typeof basvuruYap>,
  options?: CallOptions,
): Promise<AnswerOf<typeof basvuruYap>> => gateway.call(basvuruYap, request, options);

import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { modeller } from '@sigorta/contracts/operations/modeller';
import type { CallOptions, Gateway } from './gateway.ts';

/** Models of a brand, each with its storage. */
export const fetchPhoneModels = (
  gateway: Gateway,
  request: RequestOf<typeof modeller>,
  options?: CallOptions,
): Promise<AnswerOf<typeof modeller>> => gateway.call(modeller, request, options);

import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { uyruk } from '@sigorta/contracts/operations/uyruk';
import type { CallOptions, Gateway } from './gateway.ts';

/** Nationalities, Turkish names. */
export const fetchNationalities = (
  gateway: Gateway,
  request: RequestOf<typeof uyruk>,
  options?: CallOptions,
): Promise<AnswerOf<typeof uyruk>> => gateway.call(uyruk, request, options);

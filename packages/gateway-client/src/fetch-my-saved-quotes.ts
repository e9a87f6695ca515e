import type { AnswerOf } from '@sigorta/contracts/operation';
import { mySavedQuotes } from '@sigorta/contracts/operations/my-saved-quotes';
import type { CallOptions, Gateway } from './gateway.ts';

/** Kept quotes of the phone that logged in. */
export const fetchMySavedQuotes = (
  gateway: Gateway,

  options?: CallOptions,
): Promise<AnswerOf<typeof mySavedQuotes>> => gateway.call(mySavedQuotes, {}, options);

import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { savedQuoteRevoke } from '@sigorta/contracts/operations/saved-quote-revoke';
import type { CallOptions, Gateway } from './gateway.ts';

/** Ends the link of a kept quote. */
export const revokeSavedQuote = (
  gateway: Gateway,
  request: RequestOf<typeof savedQuoteRevoke>,
  options?: CallOptions,
): Promise<AnswerOf<typeof savedQuoteRevoke>> => gateway.call(savedQuoteRevoke, request, options);

import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { savedQuoteRefresh } from '@sigorta/contracts/operations/saved-quote-refresh';
import type { CallOptions, Gateway } from './gateway.ts';

/** Asks the insurers again for a kept quote. */
export const refreshSavedQuote = (
  gateway: Gateway,
  request: RequestOf<typeof savedQuoteRefresh>,
  options?: CallOptions,
): Promise<AnswerOf<typeof savedQuoteRefresh>> => gateway.call(savedQuoteRefresh, request, options);

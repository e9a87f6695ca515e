import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { savedQuote } from '@sigorta/contracts/operations/saved-quote';
import type { CallOptions, Gateway } from './gateway.ts';

/** A kept quote behind its link, without anything personal. */
export const fetchSavedQuote = (
  gateway: Gateway,
  request: RequestOf<typeof savedQuote>,
  options?: CallOptions,
): Promise<AnswerOf<typeof savedQuote>> => gateway.call(savedQuote, request, options);

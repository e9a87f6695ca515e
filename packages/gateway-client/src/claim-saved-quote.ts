import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { savedQuoteClaim } from '@sigorta/contracts/operations/saved-quote-claim';
import type { CallOptions, Gateway } from './gateway.ts';

/** Makes a kept quote this session’s. */
export const claimSavedQuote = (
  gateway: Gateway,
  request: RequestOf<typeof savedQuoteClaim>,
  options?: CallOptions,
): Promise<AnswerOf<typeof savedQuoteClaim>> => gateway.call(savedQuoteClaim, request, options);

import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { quoteSave } from '@sigorta/contracts/operations/quote-save';
import type { CallOptions, Gateway } from './gateway.ts';

/** Keeps a quote behind a link. */
export const saveQuote = (
  gateway: Gateway,
  request: RequestOf<typeof quoteSave>,
  options?: CallOptions,
): Promise<AnswerOf<typeof quoteSave>> => gateway.call(quoteSave, request, options);

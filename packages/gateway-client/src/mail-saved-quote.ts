import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { savedQuoteMail } from '@sigorta/contracts/operations/saved-quote-mail';
import type { CallOptions, Gateway } from './gateway.ts';

/** Mails a kept quote to an address. */
export const mailSavedQuote = (
  gateway: Gateway,
  request: RequestOf<typeof savedQuoteMail>,
  options?: CallOptions,
): Promise<AnswerOf<typeof savedQuoteMail>> => gateway.call(savedQuoteMail, request, options);

import type { Handlers } from '../../main/operations.ts';
import { claimSaved } from './claim-saved.ts';
import { listSaved } from './list-saved.ts';
import { mailSaved } from './mail-saved.ts';
import { readSaved } from './read-saved.ts';
import { refreshSaved } from './refresh-saved.ts';
import { revokeSaved } from './revoke-saved.ts';
import { saveQuote } from './save-quote.ts';

export const savedQuoteHandlers = {
  quoteSave: saveQuote,
  savedQuote: readSaved,
  savedQuoteRefresh: refreshSaved,
  savedQuoteClaim: claimSaved,
  savedQuoteMail: mailSaved,
  savedQuoteRevoke: revokeSaved,
  mySavedQuotes: listSaved,
} satisfies Partial<Handlers>;

import type { Handlers } from '../platform/handler.ts';
import { askOfferAgain } from './again/ask-offer-again.ts';
import { takeApplication } from './applications/take-application.ts';
import { createQuote } from './ask/create-quote.ts';
import { completeQuote } from './complete/complete-quote.ts';
import { firmOffer } from './complete/firm-offer.ts';
import type { QuoteContext } from './context.ts';
import { readQuoteDocument } from './document/read-quote-document.ts';
import { resumeQuote } from './follow/resume-quote.ts';
import { readExamplePrices } from './live/read-example-prices.ts';
import { readLivePrice } from './live/read-live-price.ts';
import { claimSaved } from './saved/claim-saved.ts';
import { listSaved } from './saved/list-saved.ts';
import { mailSaved } from './saved/mail-saved.ts';
import { readSaved } from './saved/read-saved.ts';
import { refreshSaved } from './saved/refresh-saved.ts';
import { revokeSaved } from './saved/revoke-saved.ts';
import { saveQuote } from './saved/save-quote.ts';

/** Asking insurers, following and keeping their answers, and applications that are called back. */
export const quoteHandlers = {
  livePrice: readLivePrice,
  examplePrices: readExamplePrices,
  quoteCreate: createQuote,
  quoteComplete: completeQuote,
  offerAgain: askOfferAgain,
  offerFirm: firmOffer,
  quoteEvents: resumeQuote,
  quoteDocument: readQuoteDocument,
  basvuruYap: takeApplication,
  quoteSave: saveQuote,
  savedQuote: readSaved,
  savedQuoteRefresh: refreshSaved,
  savedQuoteClaim: claimSaved,
  savedQuoteMail: mailSaved,
  savedQuoteRevoke: revokeSaved,
  mySavedQuotes: listSaved,
} satisfies Partial<Handlers<QuoteContext>>;

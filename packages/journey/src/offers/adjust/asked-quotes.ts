import type { Offer } from '@sigorta/contracts/offer';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { LiveAnswer } from '../../live/live-prices.ts';
import type { LiveQuestion } from '../../live/live-question.ts';
import { holds } from '../holding.ts';
import { quoteFeed, startQuote } from '../quote-feeds.ts';
import type { QuoteState } from '../quote-state.ts';

/* which quote this document has for which answers */
const quotes = new Map<string, string>();

export const rememberQuote = ({ key }: LiveQuestion, quoteId: string): void => void quotes.set(key, quoteId);

/** The quote that these answers have already, while every price of it holds. */
export function quoteOf(gateway: Gateway, { key }: LiveQuestion, now: number): string | null {
  const id = quotes.get(key);
  if (id === undefined) return null;
  const { offers } = quoteFeed(gateway, id).get();
  return offers.length > 0 && offers.every((offer) => holds(offer, now)) ? id : null;
}

/** Asks the insurers for offers that can be bought, for the same answers that a price was asked for. */
export async function askForOffers(gateway: Gateway, question: LiveQuestion): Promise<string> {
  const { language } = gateway;
  const id = await startQuote(gateway, { ...question.request, language, phase: 'price', consents: [] });
  rememberQuote(question, id);
  return id;
}

const lowestFirst = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => one.price.minor - other.price.minor);

/** A list's prices as the word of its insurers. */
export const answerOf = ({ offers, failures }: QuoteState): LiveAnswer => ({
  prices: lowestFirst(offers).map(({ insurer, price, currencyPrice }) => ({ insurer, price, currencyPrice })),
  asked: offers.length + failures.length,
  answered: offers.length + failures.length,
  rate: offers.find(({ exchangeRate }) => exchangeRate)?.exchangeRate ?? null,
  until: new Date(0).toISOString(),
});

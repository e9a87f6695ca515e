import type { Money } from '@sigorta/contracts/money';
import type { InsurerFailure, Offer } from '@sigorta/contracts/offer';
import type { QuoteEvent, QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';

export interface Insurer {
  id: string;
  name: string;
}

export interface QuoteState {
  /** null until the first line */
  quote: QuoteSummary | null;
  insurers: readonly Insurer[];
  offers: readonly Offer[];
  failures: readonly InsurerFailure[];
  /** amounts that offers ended with before they were asked for again, by id */
  was?: ReadonlyMap<string, Money>;
  /** `broken`: the line was lost before the end; what arrived stays */
  phase: 'running' | 'done' | 'broken';
  error: GatewayErrorCode | null;
}

export const noQuote: QuoteState = {
  quote: null,
  insurers: [],
  offers: [],
  failures: [],
  phase: 'running',
  error: null,
};

/** The state after one line of the stream. A line heard twice (after a reconnect) changes nothing. */
export function afterEvent(state: QuoteState, event: QuoteEvent): QuoteState {
  switch (event.type) {
    case 'quote':
      return { ...state, quote: event.quote, insurers: event.insurers };
    case 'offer':
      return state.offers.some(({ id }) => id === event.offer.id)
        ? state
        : { ...state, offers: [...state.offers, event.offer] };
    case 'failure':
      return state.failures.some(({ insurer }) => insurer.id === event.failure.insurer.id)
        ? state
        : { ...state, failures: [...state.failures, event.failure] };
    case 'done':
      // Who stayed silent does not sell this product: nobody waits for it any longer.
      return { ...state, insurers: answeredInsurers(state), phase: 'done' };
    case 'ping':
      return state;
  }
}

/** What a quote says of itself and of one offer by now: both may be other than they came. */
export const renewed = (state: QuoteState, quote: QuoteSummary, offer: Offer): QuoteState => ({
  ...state,
  quote,
  offers: state.offers.map((known) => (known.id === offer.id ? offer : known)),
});

/** An offer that ended is there again, at the price of now. */
export const askedAgain = (state: QuoteState, offer: Offer, was: Money): QuoteState => ({
  ...state,
  offers: state.offers.map((known) => (known.id === offer.id ? offer : known)),
  was: new Map(state.was).set(offer.id, was),
});

const hasAnswered = ({ offers, failures }: QuoteState): ((insurer: Insurer) => boolean) => {
  const answered = new Set([...offers, ...failures].map(({ insurer }) => insurer.id));
  return ({ id }) => answered.has(id);
};

const answeredInsurers = (state: QuoteState): Insurer[] => state.insurers.filter(hasAnswered(state));

/** Insurers whose answer is still open. */
export function pendingInsurers(state: QuoteState): Insurer[] {
  const answered = hasAnswered(state);
  return state.insurers.filter((insurer) => !answered(insurer));
}

export const answeredCount = (state: QuoteState): number =>
  state.insurers.length - pendingInsurers(state).length;

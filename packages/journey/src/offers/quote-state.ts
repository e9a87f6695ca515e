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
      return { ...state, phase: 'done' };
    case 'ping':
      return state;
  }
}

/** Insurers whose answer is still open. */
export function pendingInsurers({ insurers, offers, failures }: QuoteState): Insurer[] {
  const answered = new Set([...offers, ...failures].map(({ insurer }) => insurer.id));
  return insurers.filter(({ id }) => !answered.has(id));
}

export const answeredCount = (state: QuoteState): number =>
  state.insurers.length - pendingInsurers(state).length;

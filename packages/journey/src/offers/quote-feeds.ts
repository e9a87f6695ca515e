import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import type { RequestOf } from '@sigorta/contracts/operation';
import { type QuoteEvent, type QuoteSummary, quoteCreate } from '@sigorta/contracts/operations/quote-create';
import { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import { codeOf } from '@sigorta/gateway-client/code-of';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import { GatewayError } from '@sigorta/gateway-client/gateway-error';
import { afterEvent, askedAgain, noQuote, type QuoteState, renewed } from './quote-state.ts';

/** A quote as it fills; for `useSyncExternalStore`. */
export interface QuoteFeed {
  get: () => QuoteState;
  subscribe: (listener: () => void) => () => void;
  /** reads the quote's lines again from the first; for a broken line */
  retry: () => void;
  renew: (quote: QuoteSummary, offer: Offer) => void;
  askedAgain: (offer: Offer, was: Money) => void;
}

/* one feed a quote for as long as the document lives: going to payment and back asks nobody again */
const feeds = new Map<string, QuoteFeed>();

/* asked for by this document and not left yet: nobody can have bought from them */
const fresh = new Set<string>();

export const isFresh = (quoteId: string): boolean => fresh.has(quoteId);
export const leaveQuote = (quoteId: string): void => void fresh.delete(quoteId);

function newFeed(gateway: Gateway, quoteId: () => string | null) {
  let state = noQuote;
  const listeners = new Set<() => void>();
  const set = (next: QuoteState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const take = (event: QuoteEvent): void => set(afterEvent(state, event));
  const fail = (error: unknown): void => set({ ...state, phase: 'broken', error: codeOf(error) });
  const follow = async (): Promise<void> => {
    const id = quoteId();
    if (id === null) return;
    set({ ...state, phase: 'running', error: null });
    try {
      await gateway.stream(quoteEvents, { quoteId: id }, take);
      if (state.phase === 'running') set({ ...state, phase: 'broken', error: 'offline' });
    } catch (error) {
      fail(error);
    }
  };
  const feed: QuoteFeed = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => void follow(),
    renew: (quote, offer) => set(renewed(state, quote, offer)),
    askedAgain: (offer, was) => set(askedAgain(state, offer, was)),
  };
  return { feed, take, follow };
}

/**
 * Asks the insurers. Resolves with the quote's id at the first line; the rest goes on arriving in the feed, over the
 * reading operation if the line breaks: the POST itself is never sent a second time.
 * @throws GatewayError when the gateway refuses or cannot be reached
 */
export function startQuote(gateway: Gateway, request: RequestOf<typeof quoteCreate>): Promise<string> {
  let id: string | null = null;
  const { feed, take, follow } = newFeed(gateway, () => id);
  return new Promise((resolve, reject) => {
    const onEvent = (event: QuoteEvent): void => {
      take(event);
      if (event.type !== 'quote') return;
      id = event.quote.quoteId;
      feeds.set(id, feed);
      fresh.add(id);
      resolve(id);
    };
    /* an end without a first line is no quote; an end without the last is a broken line */
    const lost = () => (id === null ? reject(new GatewayError('offer-unknown-error')) : follow());
    gateway.stream(quoteCreate, request, onEvent).then(
      () => (feed.get().phase === 'done' ? undefined : lost()),
      (error: unknown) => (id === null ? reject(error) : follow()),
    );
  });
}

/** The feed of a quote: the one already filling, or a new one that reads it from the gateway (after a reload). */
export function quoteFeed(gateway: Gateway, quoteId: string): QuoteFeed {
  const known = feeds.get(quoteId);
  if (known) return known;
  const { feed, follow } = newFeed(gateway, () => quoteId);
  feeds.set(quoteId, feed);
  void follow();
  return feed;
}

/** The list that this document holds of a quote tells what became of one of its offers; one that it does not hold is read anew. */
export const renewOffer = (quote: QuoteSummary, offer: Offer): void =>
  feeds.get(quote.quoteId)?.renew(quote, offer);

/** An offer that was asked for again, in the list that this document holds of its quote. */
export const putAskedAgain = (offer: Offer, was: Money): void =>
  feeds.get(offer.quoteId)?.askedAgain(offer, was);

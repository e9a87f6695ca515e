import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';
import type { Buyer } from '../../apps/gateway/src/testing/buyer.ts';

/** Milliseconds from the request to what came back of one quote. */
export interface AskedOffers {
  first: number;
  /** the last insurer's answer, an offer or a reason why not */
  last: number;
  offers: number;
  /** insurers named as late or unavailable */
  lost: number;
}

/** @throws when the gateway refuses, or the stream ends before its last line */
export async function askOffers(buyer: Buyer, request: object): Promise<AskedOffers> {
  const began = performance.now();
  let first = Number.NaN;
  let last = Number.NaN;
  let offers = 0;
  let lost = 0;
  for await (const line of buyer.lines('quotes/create', 'POST', request) as AsyncIterable<QuoteEvent>) {
    const now = performance.now() - began;
    if (line.type === 'offer') {
      if (offers === 0) first = now;
      offers += 1;
      last = now;
    } else if (line.type === 'failure') {
      if (line.failure.kind !== 'declined') lost += 1;
      last = now;
    } else if (line.type === 'done') return { first, last, offers, lost };
    else if (line.type !== 'quote' && line.type !== 'ping') break;
  }
  throw new Error('the gateway refused a quote or broke its stream off');
}

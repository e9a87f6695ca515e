import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';
import { expect, test } from 'vitest';
import { sampleOffer } from '../testing/sample-offers.ts';
import { afterEvent, answeredCount, noQuote, pendingInsurers, renewed } from './quote-state.ts';

const insurers = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
const lines: QuoteEvent[] = [
  {
    type: 'quote',
    sequence: 0,
    insurers,
    quote: {
      quoteId: 'quote-1234567890',
      product: 'foreign-travel',
      language: 'tr',
      insuredNames: ['Defne Aydın'],
      details: {},
      createdAt: '2026-11-21T10:00:00Z',
    },
  },
  { type: 'ping' },
  { type: 'offer', sequence: 1, offer: sampleOffer('b', 100, {}) },
  { type: 'failure', sequence: 2, failure: { insurer: { id: 'a', name: 'a' }, kind: 'late', reason: null } },
];

test('insurers are pending until they offer or fail', () => {
  const state = lines.reduce(afterEvent, noQuote);
  expect(pendingInsurers(state).map(({ id }) => id)).toEqual(['c']);
  expect(answeredCount(state)).toBe(2);
  expect(state.phase).toBe('running');
});

test('the same lines heard again after a reconnect change nothing', () => {
  const once = lines.reduce(afterEvent, noQuote);
  const twice = lines.reduce(afterEvent, once);
  expect(twice.offers).toHaveLength(1);
  expect(twice.failures).toHaveLength(1);
});

test('what an offer says by now takes the place of what it said, and of no other', () => {
  const quote = lines[0]?.type === 'quote' ? { ...lines[0].quote, insuredNames: ['Kerem Aydın'] } : null;
  if (!quote) throw new Error('a quote comes first');
  const two = [sampleOffer('a', 1, {}), sampleOffer('b', 2, {})];
  const state = renewed({ ...noQuote, offers: two }, quote, sampleOffer('b', 3, {}));
  expect(state.offers.map(({ id, price }) => [id, price.minor])).toEqual([
    ['offer-a', 1],
    ['offer-b', 3],
  ]);
  expect(state.quote?.insuredNames).toEqual(['Kerem Aydın']);
});

test('done ends it', () => {
  expect(afterEvent(noQuote, { type: 'done', sequence: 9, offers: 0, failures: 0 }).phase).toBe('done');
});

test('at the end nobody waits for an insurer that does not sell the product', () => {
  const insurers = [
    { id: 'turnagol', name: 'Turnagöl Sigorta' },
    { id: 'aycimen', name: 'Ayçimen Sigorta' },
  ];
  const failure = {
    insurer: { id: 'turnagol', name: 'Turnagöl Sigorta' },
    kind: 'late',
    reason: null,
  } as const;
  const heard = afterEvent({ ...noQuote, insurers }, { type: 'failure', sequence: 1, failure });
  expect(pendingInsurers(heard).map(({ id }) => id)).toEqual(['aycimen']);
  const done = afterEvent(heard, { type: 'done', sequence: 2, offers: 0, failures: 1 });
  expect(done.insurers.map(({ id }) => id)).toEqual(['turnagol']);
  expect(pendingInsurers(done)).toEqual([]);
});

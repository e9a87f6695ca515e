import { livePrice } from '@sigorta/contracts/operations/live-price';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { beforeEach, expect, test } from 'vitest';
import { sampleLiveAnswer } from '../testing/sample-live-answer.ts';
import { createLivePrices, visitOf } from './live-prices.ts';
import type { LiveQuestion } from './live-question.ts';

const { signal } = new AbortController();
let now = Date.parse('2026-11-25T09:00:00Z');
beforeEach(() => {
  now = Date.parse('2026-11-25T09:00:00Z');
});
const later = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const question = (days: number): LiveQuestion => ({
  key: String(days),
  answers: {},
  request: { product: 'sample-trip', application: { gun: days } },
});

function visit(more: Partial<ReturnType<typeof sampleLiveAnswer>> = {}) {
  const gateway = fakeGateway();
  gateway.answerBy(livePrice, () => ({ ...sampleLiveAnswer([90_000]), until: later(5), ...more }));
  const prices = createLivePrices(() => now);
  return {
    ask: (days: number) => prices.of(gateway, question(days), signal),
    count: () => gateway.calls(livePrice).length,
  };
}

test('a hundred rests at the same few answers are asked about once each', async () => {
  const { ask, count } = visit();
  for (let rest = 0; rest < 100; rest++) expect(await ask(rest % 7)).not.toBeNull();
  expect(count()).toBe(7);
});

test('a visit asks about ten sets of answers, and what it knows goes on being told', async () => {
  const { ask, count } = visit();
  for (let days = 1; days <= 10; days++) await ask(days);
  expect(await ask(11)).toBeNull();
  expect(await ask(3)).toMatchObject({ asked: 1 });
  expect(count()).toBe(10);
});

test('a word that is over is asked for anew', async () => {
  const { ask, count } = visit();
  await ask(1);
  now += 5 * 60_000;
  await ask(1);
  expect(count()).toBe(2);
});

test('where somebody has not answered yet the same answers are asked about again', async () => {
  const { ask, count } = visit({ asked: 2, answered: 1 });
  await ask(1);
  await ask(1);
  expect(count()).toBe(2);
});

test('a document has one visit, another document another', () => {
  const [one, other] = [fakeGateway(), fakeGateway()];
  expect(visitOf(one)).toBe(visitOf(one));
  expect(visitOf(one)).not.toBe(visitOf(other));
});

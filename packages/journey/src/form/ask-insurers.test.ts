import { quoteCreate } from '@sigorta/contracts/operations/quote-create';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { askInsurers } from './ask-insurers.ts';

const { quote } = sampleOfferDetail();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asking = (gateway: ReturnType<typeof fakeGateway>, told: boolean[]) =>
  askInsurers({
    gateway,
    product: sampleProduct,
    release: undefined,
    application: {},
    consents: [],
    isPriceOnly: false,
    onRush: (waits) => told.push(waits),
  });

test('what was put off in a rush is asked once more by itself, after as long as the gateway said', async () => {
  const gateway = fakeGateway();
  const told: boolean[] = [];
  gateway.refuse(quoteCreate, 'service-unavailable', [], 5);
  const asked = asking(gateway, told);
  await vi.advanceTimersByTimeAsync(4_999);
  expect([told, gateway.calls(quoteCreate).length]).toEqual([[true], 1]);
  gateway.answerLines(quoteCreate, [
    { type: 'quote', sequence: 0, quote, insurers: [] },
    { type: 'done', sequence: 1, offers: 0, failures: 0 },
  ]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe(quote.quoteId);
  expect(told).toEqual([true, false]);
  const [first, second] = gateway.calls(quoteCreate);
  expect(second).toEqual(first);
});

test('a second time it is told, and the buyer decides', async () => {
  const gateway = fakeGateway();
  const told: boolean[] = [];
  gateway.refuse(quoteCreate, 'service-unavailable', [], 3);
  const asked = expect(asking(gateway, told)).rejects.toMatchObject({ code: 'service-unavailable' });
  await vi.advanceTimersByTimeAsync(3_000);
  await asked;
  expect([told, gateway.calls(quoteCreate).length]).toEqual([[true, false], 2]);
});

test.each([
  ['service-unavailable', undefined],
  ['service-unavailable', 600],
  ['too-many-requests', 3],
  ['offer-unknown-error', 3],
] as const)('%s with %s s is told at once', async (code, retryAfter) => {
  const gateway = fakeGateway();
  const told: boolean[] = [];
  gateway.refuse(quoteCreate, code, [], retryAfter);
  await expect(asking(gateway, told)).rejects.toMatchObject({ code });
  expect([told, gateway.calls(quoteCreate).length]).toEqual([[], 1]);
});

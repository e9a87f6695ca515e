import type { Operation } from '@sigorta/contracts/operation';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import { GatewayError } from '@sigorta/gateway-client/gateway-error';
import { expect, test, vi } from 'vitest';
import { sampleOffer } from '../testing/sample-offers.ts';
import { quoteFeed, startQuote } from './quote-feeds.ts';

type Script = (onLine: (line: unknown) => void) => Promise<void>;

/** A gateway whose streams play scripts in turn and that notes which operations were asked. */
function playing(...scripts: Script[]) {
  const asked: string[] = [];
  const gateway = {
    language: 'tr',
    stream: (operation: Operation, _: unknown, onLine: (line: unknown) => void) => {
      asked.push(operation.producer);
      return scripts[asked.length - 1]?.(onLine) ?? Promise.resolve();
    },
  } as unknown as Gateway;
  return { gateway, asked };
}

const request = { product: 'foreign-travel', language: 'tr', application: {}, consents: [] } as const;
const first = (quoteId: string) => ({
  type: 'quote',
  sequence: 0,
  quote: { quoteId },
  insurers: [{ id: 'a', name: 'A' }],
});
const offer = { type: 'offer', sequence: 1, offer: sampleOffer('a', 100, {}) };
const done = { type: 'done', sequence: 2, offers: 1, failures: 0 };

test('the id is known at the first line and the rest keeps arriving', async () => {
  const { gateway, asked } = playing(async (say) => [first('quote-aaaaaaaaaa'), offer, done].forEach(say));
  const id = await startQuote(gateway, { ...request, consents: [] });
  expect(id).toBe('quote-aaaaaaaaaa');
  await vi.waitFor(() => expect(quoteFeed(gateway, id).get().phase).toBe('done'));
  expect(asked).toEqual(['quotes/create']);
});

test('a line that breaks is read on, the POST is not repeated', async () => {
  const { gateway, asked } = playing(
    async (say) => {
      say(first('quote-bbbbbbbbbb'));
      throw new GatewayError('offline');
    },
    async (say) => [first('quote-bbbbbbbbbb'), offer, done].forEach(say),
  );
  const id = await startQuote(gateway, { ...request, consents: [] });
  await vi.waitFor(() => expect(quoteFeed(gateway, id).get().phase).toBe('done'));
  expect(asked).toEqual(['quotes/create', 'quotes/:quoteId/events']);
  expect(quoteFeed(gateway, id).get().offers).toHaveLength(1);
});

test('a refused application rejects with its code', async () => {
  const { gateway } = playing(() => Promise.reject(new GatewayError('invalid-input')));
  await expect(startQuote(gateway, { ...request, consents: [] })).rejects.toMatchObject({
    code: 'invalid-input',
  });
});

test('after a reload the lines are read and a lost quote says so', async () => {
  const { gateway, asked } = playing(() => Promise.reject(new GatewayError('not-found')));
  const feed = quoteFeed(gateway, 'quote-cccccccccc');
  await vi.waitFor(() => expect(feed.get()).toMatchObject({ phase: 'broken', error: 'not-found' }));
  expect(asked).toEqual(['quotes/:quoteId/events']);
});

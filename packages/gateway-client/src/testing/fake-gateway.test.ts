import { expect, test } from 'vitest';
import { fakeGateway } from './fake-gateway.ts';
import { priceOf } from './price-operation.ts';

test('it answers, by the request too, and tells what it was asked', async () => {
  const gateway = fakeGateway();
  gateway.answer(priceOf, { text: '12 TL' });
  expect(await gateway.call(priceOf, { product: 'pet' })).toEqual({ text: '12 TL' });
  gateway.answerBy(priceOf, ({ product }) => ({ text: product }));
  expect(await gateway.call(priceOf, { product: 'dask' })).toEqual({ text: 'dask' });
  expect(gateway.calls(priceOf)).toEqual([{ product: 'pet' }, { product: 'dask' }]);
});

test('a refusal is the error that the real gateway gives', async () => {
  const gateway = fakeGateway();
  gateway.refuse(priceOf, 'not-found');
  await expect(gateway.call(priceOf, { product: 'pet' })).rejects.toMatchObject({
    name: 'GatewayError',
    code: 'not-found',
    next: 'none',
  });
});

test('a stream gives its lines in order', async () => {
  const gateway = fakeGateway();
  gateway.answerLines(priceOf, [{ text: 'one' }, { text: 'two' }]);
  const lines: string[] = [];
  await gateway.stream(priceOf, { product: 'pet' }, ({ text }) => lines.push(text));
  expect(lines).toEqual(['one', 'two']);
});

test('an aborted call brings nothing', async () => {
  const gateway = fakeGateway();
  const held = gateway.hold(priceOf);
  const leaving = new AbortController();
  const call = gateway.call(priceOf, { product: 'pet' }, { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toThrow(/abort/i);
  expect(held.waiting()).toBe(0);
});

test.fails('what the test has no answer for fails the test, though a screen shows a mere failure', async () => {
  await fakeGateway()
    .call(priceOf, { product: 'pet' })
    .catch(() => null);
});

test.fails('a request that the contract refuses fails the test', async () => {
  const gateway = fakeGateway();
  gateway.answer(priceOf, { text: '12 TL' });
  await gateway.call(priceOf, { product: JSON.parse('12') }).catch(() => null);
});

test.fails('an answer that the contract does not know fails the test', async () => {
  const gateway = fakeGateway();
  gateway.answer(priceOf, JSON.parse('{}'));
  await gateway.call(priceOf, { product: 'pet' });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { authRequest, keys, merchant, paymentRequest } from '../testing/iyzico-client.ts';
import { control, started } from '../testing/started.ts';
import { callbackSignature, webhookSignature } from './signature.ts';

/** A merchant's listener that keeps what it was sent. */
const listener = async (status = 200) => {
  const heard: { body: string; signature: string }[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({
        body: Buffer.concat(parts).toString(),
        signature: String(request.headers['x-iyz-signature-v3']),
      });
      response.writeHead(status, { location: '/durum' }).end();
      for (const wake of waiting) wake();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const heardAtLeast = async (count: number) => {
    while (heard.length < count) await new Promise<void>((wake) => waiting.push(wake));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, heard, heardAtLeast };
};

test.each([
  ['auth-timeout', 'no answer', 0],
  ['auth-timeout-after-charge', 'no answer', 1],
  ['auth-500', '<h1>Internal Server Error</h1>', 0],
  ['auth-500-after-charge', '<h1>Internal Server Error</h1>', 1],
  ['auth-reset', 'cut', 0],
  ['auth-reset-after-charge', 'cut', 1],
  ['auth-garbage-after-charge', '{"status":"succ', 1],
  ['down', '<h1>503</h1>', 0],
  ['hang', 'no answer', 0],
])('fault %s: the merchant sees %s, the ledger has %i charges', async (fault, seen, charges) => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const { paymentId } = await shop.proven();
  const silent = seen === 'no answer';
  expect(await shop.seenUnder(fault, silent, '/payment/v2/3dsecure/auth', authRequest(paymentId))).toBe(seen);
  expect((await shop.charges()).rows).toHaveLength(charges);
});

test('a lost charge is found by inquiry once the provider answers again', async () => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const { paymentId } = await shop.proven();
  const auth = authRequest(paymentId);
  await shop.seenUnder('auth-timeout-after-charge', true, '/payment/v2/3dsecure/auth', auth);
  const down = await shop.seenUnder('detail-down', false, '/payment/detail', { paymentId });
  expect(down).toBe('<h1>Internal Server Error</h1>');
  expect(await shop.detail({ paymentConversationId: 'attempt-1' })).toMatchObject({
    paymentStatus: 'SUCCESS',
  });
});

test.each([
  ['init-timeout', 'no answer'],
  ['init-500', '<h1>Internal Server Error</h1>'],
  ['init-failure', expect.stringContaining('"errorCode":"10202"')],
])('fault %s at the start', async (fault, seen) => {
  const shop = merchant(await started());
  const silent = seen === 'no answer';
  expect(await shop.seenUnder(fault, silent, '/payment/3dsecure/initialize', paymentRequest())).toEqual(seen);
});

test.each([
  ['refund-refused', expect.stringContaining('"errorCode":"SANDBOX-NOT-REFUNDABLE"'), 10000],
  ['refund-timeout', 'no answer', 10000],
  ['refund-timeout-after-refund', 'no answer', 0],
])('fault %s leaves its net with the merchant', async (fault, seen, net) => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const { paymentId } = await shop.proven();
  await shop.auth(paymentId);
  const silent = seen === 'no answer';
  expect(await shop.seenUnder(fault, silent, '/payment/cancel', { paymentId })).toEqual(seen);
  expect((await shop.charges()).net).toMatchObject([{ net }]);
});

test('bad-signature charges and answers with a signature that is not genuine', async () => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const { paymentId } = await shop.proven();
  await control(sandbox, 'payment', { fault: 'bad-signature' });
  expect(await shop.auth(paymentId)).toMatchObject({ status: 'success', signature: '0'.repeat(64) });
  expect((await shop.charges()).rows).toHaveLength(1);
});

test('detail-not-found lies about a charged payment', async () => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const { paymentId } = await shop.proven();
  await shop.auth(paymentId);
  await control(sandbox, 'payment', { fault: 'detail-not-found' });
  expect(await shop.detail({ paymentId })).toMatchObject({ errorCode: '5087' });
});

test.each([
  ['none', 1],
  ['callback-twice', 2],
  ['callback-never', 0],
])('with %s the callback arrives %i times', async (fault, times) => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const { url, heard } = await listener(303);
  const { paymentId } = await shop.initialize({ callbackUrl: url });
  await control(sandbox, 'payment', { fault });
  const { body } = await shop.acs(paymentId, 'approve', {});
  expect(heard).toHaveLength(times);
  expect(body.answers).toEqual(Array.from({ length: times }, () => ({ status: 303, location: '/durum' })));
});

test('bad-callback-signature is signed by somebody else', async () => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  await control(sandbox, 'payment', { fault: 'bad-callback-signature' });
  const { form } = await shop.proven();
  const { signature, ...unsigned } = form;
  const genuine = callbackSignature(keys.secretKey, unsigned as Parameters<typeof callbackSignature>[1]);
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(signature).not.toBe(genuine);
});

test('notices are signed, and repeated three times at most while nobody says yes', async () => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const { url, heard, heardAtLeast } = await listener(500);
  await control(sandbox, 'payment', { webhookUrl: url, webhookDelayMs: 0, webhookRetryMs: 0 });
  const { paymentId } = await shop.proven();
  await heardAtLeast(3);
  await shop.auth(paymentId);
  await heardAtLeast(6);
  const notices = heard.map(({ body, signature }) => ({ notice: JSON.parse(body), signature }));
  expect(notices.map(({ notice }) => notice.iyziEventType)).toEqual([
    ...Array.from({ length: 3 }, () => 'THREE_DS_CALLBACK'),
    ...Array.from({ length: 3 }, () => 'THREE_DS_AUTH'),
  ]);
  for (const { notice, signature } of notices) {
    expect(signature).toBe(webhookSignature(keys.secretKey, notice));
    expect(notice).toMatchObject({ paymentId, paymentConversationId: 'attempt-1' });
  }
});

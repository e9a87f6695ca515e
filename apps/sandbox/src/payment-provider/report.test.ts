import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { keys, merchant } from '../testing/iyzico-client.ts';
import { control, get, started } from '../testing/started.ts';

const details = '/v2/reporting/payment/details';
const transactions = '/v2/reporting/payment/transactions';

/* a question is signed over its path alone, without query and body */
const ask = async (sandbox: Sandbox, path: string, query: Record<string, string>) => {
  const random = 'r1';
  const signature = createHmac('sha256', keys.secretKey)
    .update(random + path)
    .digest('hex');
  const text = `apiKey:${keys.apiKey}&randomKey:${random}&signature:${signature}`;
  const url = `${sandbox.urls.main}/iyzico${path}?${new URLSearchParams(query)}`;
  const headers = {
    'x-iyzi-rnd': random,
    authorization: `IYZWSv2 ${Buffer.from(text).toString('base64')}`,
  };
  return (await get(url, headers)).body;
};

const paid = async (sandbox: Sandbox) => {
  const shop = merchant(sandbox);
  const { paymentId } = await shop.proven();
  const answer = await shop.auth(paymentId);
  const [item] = answer.itemTransactions as { paymentTransactionId: string }[];
  return { shop, paymentId, transactionId: String(item?.paymentTransactionId) };
};

test('refunds and a cancel are listed under the conversation ids they were asked for with', async () => {
  const sandbox = await started();
  const { shop, paymentId, transactionId } = await paid(sandbox);
  for (const [conversationId, price] of Object.entries({ 'r-1': '10.5', 'r-2': '20' }))
    await shop.call('/payment/refund', { paymentTransactionId: transactionId, price, conversationId });
  const { payments } = await ask(sandbox, details, { paymentConversationId: 'attempt-1' });
  expect(payments).toMatchObject([
    {
      paymentId,
      paymentStatus: 1,
      paymentRefundStatus: 'PARTIALLY_REFUNDED',
      cancels: [],
      itemTransactions: [
        {
          refunds: [
            { refundConversationId: 'r-1', refundPrice: 10.5, refundStatus: 1, currencyCode: 'TRY' },
            { refundConversationId: 'r-2', refundPrice: 20 },
          ],
        },
      ],
    },
  ]);
  const other = await paid(sandbox);
  await other.shop.call('/payment/cancel', { paymentId: other.paymentId, conversationId: 'c-1' });
  expect((await ask(sandbox, details, { paymentId: other.paymentId })).payments).toMatchObject([
    { paymentRefundStatus: 'TOTALLY_REFUNDED', cancels: [{ cancelConversationId: 'c-1', refundPrice: 100 }] },
  ]);
});

test('a day lists its movements of money, and both reports may lie behind', async () => {
  let now = new Date('2026-11-21T12:00:00Z');
  const sandbox = await started({ clock: () => now });
  const { shop, paymentId } = await paid(sandbox);
  await shop.call('/payment/cancel', { paymentId, conversationId: 'c-1' });
  const day = { transactionDate: '2026-11-21', page: '1' };
  const kinds = async () =>
    (await ask(sandbox, transactions, day)).transactions.map(
      (row: { transactionType: string; conversationId: string; price: number }) => [
        row.transactionType,
        row.conversationId,
        row.price,
      ],
    );
  expect(await kinds()).toEqual([
    ['PAYMENT', 'attempt-1', 100],
    ['CANCEL', 'c-1', 100],
  ]);
  expect((await ask(sandbox, transactions, { ...day, transactionDate: '2026-11-20' })).transactions).toEqual(
    [],
  );
  await control(sandbox, 'payment', { reportLagMs: 60_000 });
  expect(await kinds()).toEqual([]);
  expect((await ask(sandbox, details, { paymentId })).payments).toEqual([]);
  now = new Date('2026-11-21T12:02:00Z');
  expect(await kinds()).toHaveLength(2);
});

test('an unknown payment is an empty list, a question about nothing is refused', async () => {
  const sandbox = await started();
  expect(await ask(sandbox, details, { paymentConversationId: 'never' })).toMatchObject({
    status: 'success',
    payments: [],
  });
  expect(await ask(sandbox, details, {})).toMatchObject({ status: 'failure', errorCode: '11' });
  expect(await ask(sandbox, transactions, { transactionDate: 'x', page: '1' })).toMatchObject({
    errorCode: '11',
  });
});

test.each([
  ['refund-failure', { status: 'failure', errorCode: '50000' }, 10_000],
  ['refund-failure-after-refund', { status: 'failure', errorCode: '50000' }, 0],
  ['refund-unsigned', { status: 'success' }, 10_000],
  ['refund-wrong-signature', { status: 'success', signature: '0'.repeat(64) }, 0],
])('%s answers as it says and leaves its net', async (fault, answer, net) => {
  const sandbox = await started();
  const { shop, paymentId } = await paid(sandbox);
  await control(sandbox, 'payment', { fault, times: 1 });
  expect(await shop.call('/payment/cancel', { paymentId })).toMatchObject(answer);
  expect((await shop.charges()).net).toMatchObject([{ net }]);
});

test('the code of a failure can be chosen, for charge and inquiry too', async () => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const { paymentId } = await shop.proven();
  await control(sandbox, 'payment', { fault: 'auth-failure-after-charge', failureCode: '10204', times: 1 });
  expect(await shop.auth(paymentId)).toMatchObject({ status: 'failure', errorCode: '10204' });
  expect((await shop.charges()).rows).toHaveLength(1);
  await control(sandbox, 'payment', { fault: 'detail-failure', failureCode: '1', times: 1 });
  expect(await shop.detail({ paymentId })).toMatchObject({ status: 'failure', errorCode: '1' });
  expect(await shop.detail({ paymentId })).toMatchObject({ status: 'success' });
});

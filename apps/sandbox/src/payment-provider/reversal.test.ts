import { expect, test } from 'vitest';
import { keys, merchant } from '../testing/iyzico-client.ts';
import { started } from '../testing/started.ts';
import { answerSignature } from './signature.ts';

const charged = async (clock?: () => Date) => {
  const shop = merchant(await started(clock ? { clock } : {}));
  const { paymentId } = await shop.proven();
  const answer = await shop.auth(paymentId);
  const [item] = answer.itemTransactions as { paymentTransactionId: string }[];
  return { shop, paymentId, transactionId: String(item?.paymentTransactionId) };
};

test('a payment is cancelled whole on its day, once', async () => {
  const { shop, paymentId } = await charged();
  const answer = await shop.call('/payment/cancel', { paymentId, conversationId: 'c-2' });
  expect(answer).toMatchObject({ status: 'success', price: 100 });
  expect(answer.signature).toBe(answerSignature(keys.secretKey, [paymentId, '100', 'TRY', 'c-2']));
  expect(await shop.call('/payment/cancel', { paymentId })).toMatchObject({
    errorCode: 'SANDBOX-NOT-CANCELLABLE',
  });
  expect((await shop.charges()).net).toMatchObject([{ net: 0, charges: 1 }]);
});

test('after the Istanbul day has ended only a refund gives the money back', async () => {
  let now = new Date('2026-11-21T20:30:00Z');
  const { shop, paymentId } = await charged(() => now);
  now = new Date('2026-11-21T21:30:00Z');
  expect(await shop.call('/payment/cancel', { paymentId })).toMatchObject({
    errorCode: 'SANDBOX-NOT-CANCELLABLE',
  });
  expect(await shop.call('/v2/payment/refund', { paymentId, price: '100' })).toMatchObject({
    status: 'success',
  });
});

test('refunds go in parts and never beyond what was paid, whatever arrives together', async () => {
  const { shop, paymentId } = await charged();
  const answers = await Promise.all(
    [1, 2].map(() => shop.call('/v2/payment/refund', { paymentId, price: '60.00' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['failure', 'success']);
  expect(await shop.call('/v2/payment/refund', { paymentId, price: 40 })).toMatchObject({
    status: 'success',
  });
  expect((await shop.charges()).net).toMatchObject([{ net: 0 }]);
});

test('a refund by basket item, a negative one, and one of nothing', async () => {
  const { shop, transactionId } = await charged();
  const refund = (price: unknown) =>
    shop.call('/payment/refund', { paymentTransactionId: transactionId, price });
  expect(await refund('10.5')).toMatchObject({ status: 'success', price: 10.5 });
  expect(await refund('-5')).toMatchObject({ errorCode: '11' });
  expect(await refund(0)).toMatchObject({ errorCode: '5005' });
  expect(await refund('99')).toMatchObject({ errorCode: 'SANDBOX-TOO-MUCH' });
  expect((await shop.charges()).net).toMatchObject([{ net: 8950 }]);
});

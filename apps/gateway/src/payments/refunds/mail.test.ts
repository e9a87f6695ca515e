import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { cheapest, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { givenUpSoon } from '../../testing/purchase/outside.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket(givenUpSoon);
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));

/** Paid without a bank's page; the insurer then refuses the policy. */
async function refused(fault: string | null) {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, 'domestic-travel');
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  if (fault) await market.control('payment', { fault: [fault] });
  const request = paymentOf(market, offer, { language: 'en' });
  const { purchaseId } = (await buyer.post('purchases/start', request)).body;
  return { buyer, purchaseId: purchaseId as string };
}

const refundIdOf = async (purchaseId: string): Promise<string> =>
  (
    await market.context.db
      .selectFrom('refund')
      .select('id')
      .where('order_id', '=', purchaseId)
      .executeTakeFirstOrThrow()
  ).id;

const mailsOf = async (refundId: string): Promise<{ subject: string; messageId: string; to: string[] }[]> =>
  (await market.look('mails')).mails.filter(({ messageId }: { messageId: string }) =>
    messageId.includes(refundId),
  );

const ask = (refundId: string) =>
  market.context.db
    .transaction()
    .execute((trx) => enqueue(trx, 'mail-refund', refundId, market.context.clock()));

test('a refund that is done at once is told once, when it is done', async () => {
  const { buyer, purchaseId } = await refused(null);
  await waitFor(buyer, purchaseId, 'refunded');
  const id = await refundIdOf(purchaseId);
  await expect.poll(() => mailsOf(id)).toHaveLength(1);
  const [mail] = await mailsOf(id);
  expect(mail).toMatchObject({ to: ['defne@ornek.example'] });
  expect(mail?.subject).toMatch(/^We have refunded your payment: /);
  expect(mail?.messageId).toContain(`refund-done.${id}`);
});

test('a refund that takes longer is told when it is due and again when it is done, each under one Message-ID', async () => {
  const { buyer, purchaseId } = await refused('refund-timeout');
  await waitFor(buyer, purchaseId, 'refund-due');
  const id = await refundIdOf(purchaseId);
  expect(await mailsOf(id)).toEqual([]);
  await ask(id);
  await expect.poll(() => mailsOf(id)).toHaveLength(1);
  expect((await mailsOf(id))[0]?.subject).toMatch(/^We are refunding your payment: /);
  await market.control('payment', { fault: 'none' });
  await waitFor(buyer, purchaseId, 'refunded');
  await expect.poll(() => mailsOf(id)).toHaveLength(2);
  await ask(id);
  await expect.poll(() => mailsOf(id)).toHaveLength(3);
  const ids = (await mailsOf(id)).map(({ messageId }) => messageId.slice(1, 12));
  expect(ids.toSorted()).toEqual(['refund-done', 'refund-done', 'refund-due.']);
});

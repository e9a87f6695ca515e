import { type ListedProxy, openListedProxy } from '@sigorta/egress/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../testing/purchase/outside.ts';
import { cardOf, newCharge, openStand, type Stand } from '../../testing/purchase/provider-stand.ts';

/*
 * What a connector says when its line is not opened: nobody was asked, and nobody may take that for an answer. Calls with a card go
 * through card entry, which has the same proxy.
 */
const gone = 'http://127.0.0.1:1';

describe.each([
  ['iyzico', 'PAYMENT_URL'],
  ['nestpay', 'NESTPAY_URL'],
])('%s', (name, setting) => {
  let proxy: ListedProxy;
  beforeAll(async () => {
    proxy = await openListedProxy({ 'unreached.invalid:80': 1 });
  });
  afterAll(() => proxy.close());

  const stands: Stand[] = [];
  afterAll(async () => {
    for (const stand of stands) await stand.close();
  });

  test.each([
    ['a proxy that refuses it', 'http://unlisted.invalid', () => proxy.url, 'EGRESS_REFUSED'],
    ['a proxy that finds nobody there', 'http://unreached.invalid', () => proxy.url, 'EGRESS_UNREACHED'],
    ['a proxy that is away', 'http://listed.invalid', () => gone, 'EGRESS_PROXY_AWAY'],
  ])('%s makes every answer unclear, and none a refusal', async (_, url, through, why) => {
    const stand = await openStand(name, { [setting]: url, EGRESS_PROXY: through() });
    stands.push(stand);
    const { provider } = stand;
    const charge = newCharge();
    const taken = {
      attemptId: charge.id,
      orderId: charge.orderId,
      paymentId: '1',
      transactionIds: ['1'],
      priceMinor: charge.priceMinor,
      paidMinor: charge.paidMinor,
    };
    const proof = JSON.stringify({ md: 'm', xid: 'x', eci: '02', cavv: 'c', approved: true });
    const card = cardOf(cards.success);
    for (const answer of [
      await provider.direct(charge, card),
      await provider.finish(charge, '1', proof),
      await provider.refund(taken, 'r', 100),
      await provider.void(taken, 'v'),
    ])
      expect(answer).toMatchObject({ result: 'unclear', why });
    expect(await provider.inquire(charge.id)).toMatchObject({ result: 'question-failed', why });
  });
});

import { lira } from '@sigorta/contracts/money';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Buyer } from '../../../apps/gateway/src/testing/buyer.ts';
import { askOffers, atTheBank, type Market } from '../../../apps/gateway/src/testing/purchase/market.ts';
import {
  askFor,
  freePayment,
  paymentOf as generalPayment,
  waitForPayment,
} from '../../../apps/gateway/src/testing/requests/payments.ts';
import { transferOf } from '../../../apps/gateway/src/testing/transfers/transfer-of.ts';
import type { People } from '../picture-people.ts';

const wait = async (market: Market) => {
  const buyer = market.buyer();
  for (const offer of await askOffers(market, buyer)) {
    const { body } = await buyer.post('purchases/transfer', transferOf(market, offer));
    if (body.code === 'transfer-not-offered') continue;
    const { id } = await market.context.db
      .selectFrom('transfer')
      .select('id')
      .where('order_id', '=', body.purchaseId)
      .executeTakeFirstOrThrow();
    return { id, purchaseId: body.purchaseId as string, minor: offer.price.minor };
  }
  throw new Error('no offer waits for a transfer');
};

/** Transfers that are waited for, confirmed, given up, and money that came otherwise. */
export async function addTransfers(market: Market, { finance, owner }: People) {
  const arrivedOn = todayInIstanbul(new Date());
  const enter = async (id: string, minor: number) => {
    await finance.post('panel/transfers/enter', { id, amount: lira(minor), arrivedOn });
    const { body } = await owner.post('panel/proposals', { kind: 'transfer-entry', part: 'to-decide' });
    const said = { approve: true, note: 'Ekstreyle karşılaştırıldı.' };
    await owner.post('panel/proposals/decide', { id: body.rows[0].id, ...said });
  };
  const [waiting, late, short, right, twice, rejected] = [
    await wait(market),
    await wait(market),
    await wait(market),
    await wait(market),
    await wait(market),
    await wait(market),
  ];
  await market.context.db
    .updateTable('transfer')
    .set({ expires_at: new Date(Date.now() + 3_600_000), version: 2 })
    .where('id', '=', late.id)
    .execute();
  await enter(short.id, short.minor - 4_000);
  await enter(right.id, right.minor);
  await enter(twice.id, twice.minor);
  await enter(twice.id, twice.minor);
  await finance.post('panel/transfers/reject', { id: rejected.id, note: 'Alıcı vazgeçtiğini söyledi.' });
  return {
    transferOrder: waiting.purchaseId,
    transferCase: short.purchaseId,
    transferPaid: right.purchaseId,
  };
}

/** Payment links: open, opened, paid, taken back, over. */
export async function addPaymentRequests(market: Market, people: People) {
  const staff: Buyer = people['call-centre'];
  await askFor(staff, { send: ['sms', 'mail'] });
  await askFor(staff, { name: 'Гульнара Сафина', language: 'ru', purpose: 'Возврат ущерба', reference: '' });
  const back = await askFor(staff, { purpose: 'Poliçe farkı', reference: 'TRF-10442' });
  await staff.post('panel/payment-requests/cancel', { id: back.id });
  const over = await askFor(staff, { purpose: 'Zeyilname primi' });
  await market.context.db
    .updateTable('payment_request')
    .set({ expires_at: new Date(Date.now() - 3_600_000), version: 2 })
    .where('id', '=', over.id)
    .execute();
  const paid = await askFor(staff);
  const buyer = market.buyer();
  await buyer.post('payment-requests/open', { token: paid.token, detail: '4217' });
  const payment = await pay(market, buyer, { kind: 'request', token: paid.token });
  return { requestPaid: payment, freePaid: await pay(market, market.buyer(), freePayment()) };
}

async function pay(market: Market, buyer: Buyer, of: object): Promise<string> {
  const { body } = await buyer.post('payments/start', generalPayment(of));
  await atTheBank(market, body.paymentId);
  await waitForPayment(buyer, body.paymentId, 'paid');
  return body.paymentId;
}

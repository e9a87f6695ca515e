import { reconcile } from '../../reconciliation/reconcile.ts';
import type { Buyer } from '../buyer.ts';
import { type Bought, bought } from '../cancellation/bought.ts';
import { insertTerms } from '../commission-terms.ts';
import { askOffers, atTheBank, type Market, openMarket, paymentOf, waitFor } from '../purchase/market.ts';
import type { Sandbox } from '../purchase/outside.ts';
import { givenUpSoon } from '../purchase/outside.ts';
import { agree } from '../second-person.ts';
import { signInAsStaff } from '../staff.ts';

/** Where the sandbox keeps the files of providers and bank. */
export const filesOf = ({ urls }: Sandbox): NodeJS.ProcessEnv => {
  const place = urls.main.replace('//', '//reports:sandbox-reports@');
  return {
    IYZICO_SETTLEMENT_URL: `${place}/reports/iyzico/settlement-{day}.csv`,
    IYZICO_INSTALLMENT_FEES: '3:6.49%+0.25',
    NESTPAY_SETTLEMENT_URL: `${place}/reports/nestpay/valor-{day}.csv`,
    BANK_STATEMENT_URL: `${place}/reports/bank/mt940-{day}.sta`,
    BANK_STATEMENT_URL_EUR: `${place}/reports/bank/eur/mt940-{day}.sta`,
    BANK_STATEMENT_URL_USD: `${place}/reports/bank/usd/mt940-{day}.sta`,
  };
};

/** A market whose gateway reads what is paid out, with two persons of finance. */
export interface PaidMarket extends Market {
  staff: readonly [Buyer, Buyer];
}

export async function openPaidMarket(): Promise<PaidMarket> {
  /* the ceiling on refunds an hour is for mistakes, and these are planned */
  const market = await openMarket({ ...givenUpSoon, refundsPerHour: 10_000 }, filesOf);
  await insertTerms(market.context.db);
  const staff = [market.buyer(), market.buyer()] as const;
  for (const one of staff) await signInAsStaff(market.context, one, 'owner');
  return { ...market, staff };
}

/** A row of a payout as the sandbox keeps it; kuruş. */
interface OutsideRow {
  kind: 'charge' | 'refund' | 'chargeback';
  reference: string;
  gross: number;
  fee: number;
}

/** A payout as the sandbox keeps it. */
export interface OutsidePayout {
  reference: string;
  payer: string;
  rows: OutsideRow[];
}

export interface OutsideLine {
  id: string;
  amount: number;
  text: string;
}

/** Somebody at the provider pays out what is unpaid now. */
export const payOutNow = async (
  market: Market,
  payer: 'iyzico' | 'nestpay' = 'iyzico',
  except: readonly string[] = [],
): Promise<OutsidePayout> => (await market.control('by-hand/payouts', { payer, except })).payout;

const dayMs = 86_400_000;

/** Reconciles as if so many days had passed. */
export function reconcileAfter(market: Pick<Market, 'context'>, days: number) {
  const { context } = market;
  const clock = () => new Date(Date.now() + days * dayMs);
  const period = { from: new Date(Date.now() - dayMs), until: clock() };
  return reconcile({ ...context, clock }, 'asked', period);
}

/** Two persons give a part of a purchase back, which stays in force; the refund's id. */
export async function givePart(market: PaidMarket, one: Bought, amountMinor: number): Promise<string> {
  const [first, second] = market.staff;
  const reason = 'Müşteriyle görüşüldü, iade uygun';
  await first.post('panel/refunds/ask', { orderId: one.purchaseId, amountMinor, reason });
  await agree(second, one.purchaseId);
  const patience = Date.now() + 15_000;
  for (;;) {
    const done = await market.context.db
      .selectFrom('refund')
      .select('id')
      .where('order_id', '=', one.purchaseId)
      .where('amount', '=', amountMinor)
      .where('state', '=', 'DONE')
      .executeTakeFirst();
    if (done) return done.id;
    if (Date.now() > patience) throw new Error('the part did not go back');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** A purchase that went well, by the books outside. */
export interface SoldOne extends Bought {
  attemptId: string;
  paidMinor: number;
}

export const soldOne = async (market: Market): Promise<SoldOne> => soldAs(market, await bought(market));

/** The same, paid in three installments. */
export async function soldInThree(market: Market): Promise<SoldOne> {
  const buyer = market.buyer();
  const offer = (await askOffers(market, buyer)).find(({ installments }) => installments);
  if (!offer) throw new Error('nobody offers installments');
  const table = await buyer.post('installments', { offerId: offer.id, cardPrefix: '55287900' });
  const { total } = table.body.options.find(({ count }: { count: number }) => count === 3);
  const start = paymentOf(market, offer, { installmentCount: 3, acceptedTotal: total });
  const { body } = await buyer.post('purchases/start', start);
  await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  return soldAs(market, { buyer, purchaseId: body.purchaseId, offer });
}

async function soldAs(market: Market, one: Bought): Promise<SoldOne> {
  const { rows } = await market.look(`charges?basketId=${one.purchaseId}`);
  const charge = rows.find(({ kind }: { kind: string }) => kind === 'charge');
  return charge
    ? { ...one, attemptId: charge.conversationId, paidMinor: charge.amount }
    : withoutBasket(market, one);
}

/** A bank's gate knows the order's attempt only. */
async function withoutBasket(market: Market, one: Bought): Promise<SoldOne> {
  const { id, paid } = await market.context.db
    .selectFrom('attempt')
    .select(['id', 'paid'])
    .where('order_id', '=', one.purchaseId)
    .where('state', '=', 'CHARGED')
    .executeTakeFirstOrThrow();
  return { ...one, attemptId: id, paidMinor: Number(paid) };
}

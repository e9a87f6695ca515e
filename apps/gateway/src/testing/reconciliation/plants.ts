import { randomId } from '../../platform/random-id.ts';
import type { DifferenceKind } from '../../reconciliation/compare/kinds.ts';
import { pay } from '../cancellation/bought.ts';
import { askOffers, type Market, paymentOf, waitFor } from '../purchase/market.ts';

/*
 * Differences planted into the books outside, each in a purchase of its own, as a person at the provider's or insurer's panel
 * would make them, or a mistake of theirs. What has to be found is written down when it is planted.
 */

/** One planted difference. */
export interface Plant {
  kind: DifferenceKind;
  /** what it has to be found under; null: the machine settles it by itself */
  subject: string | null;
  /** for what the machine settles: whether the books outside are even */
  isEven: (market: Market) => Promise<boolean>;
}

interface Sold {
  orderId: string;
  insurerId: string;
  attemptId: string;
  paymentId: string;
  paid: number;
}

const even = async () => true;
const product = 'domestic-travel';
const declined = '4111111111111129';

const rowsOf = async (market: Market, orderId: string): Promise<Sold> => {
  const { rows } = await market.look(`charges?basketId=${orderId}`);
  const charge = rows.find(({ kind }: { kind: string }) => kind === 'charge');
  const { policies } = await market.look(`policies?reference=${orderId}`);
  return {
    orderId,
    insurerId: policies[0]?.insurer ?? '',
    attemptId: charge?.conversationId ?? '',
    paymentId: charge?.paymentId ?? '',
    paid: charge?.amount ?? 0,
  };
};

/** A purchase that went well, by the books outside. */
async function sold(market: Market): Promise<Sold> {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer, product);
  if (!offer) throw new Error('nobody offers it');
  const { purchaseId } = await pay(market, buyer, offer);
  return rowsOf(market, purchaseId);
}

/** One whose insurer refused: its money went back. */
async function refused(market: Market): Promise<Sold & { quoteNo: string }> {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer, product);
  if (!offer) throw new Error('nobody offers it');
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  await waitFor(buyer, body.purchaseId, 'refunded');
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'none' });
  const one = await rowsOf(market, body.purchaseId);
  const { insurer_quote_no } = await market.context.db
    .selectFrom('purchase_order')
    .select('insurer_quote_no')
    .where('id', '=', body.purchaseId)
    .executeTakeFirstOrThrow();
  return { ...one, insurerId: offer.insurer.id, quoteNo: insurer_quote_no };
}

const atProvider = (market: Market, { paymentId }: Pick<Sold, 'paymentId'>, body: object) =>
  market.control(`by-hand/payments/${paymentId}`, body);
const atInsurer = (market: Market, { insurerId, orderId }: Sold, body: object) =>
  market.control(`by-hand/policies/${insurerId}/${orderId}`, body);

const netOf = async (market: Market, orderId: string): Promise<number> => {
  const { net } = await market.look(`charges?basketId=${orderId}`);
  return net.reduce((sum: number, one: { net: number }) => sum + one.net, 0);
};

type Planting = (market: Market, random: () => number) => Promise<Plant>;

const chosen = <T>(random: () => number, of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;

/** One way for every kind a person has to see to, and for those that the machine settles. */
export const plantings: readonly Planting[] = [
  async (market, random) => {
    const conversationId = `panel-${randomId()}`;
    await market.control('by-hand/payments', {
      conversationId,
      amount: 1_000 + Math.floor(random() * 90_000),
    });
    return { kind: 'charge-unknown', subject: conversationId, isEven: even };
  },
  async (market) => {
    const { orderId, paid } = await sold(market);
    const conversationId = `panel-${randomId()}`;
    await market.control('by-hand/payments', { conversationId, basketId: orderId, amount: paid });
    return { kind: 'charged-twice', subject: conversationId, isEven: even };
  },
  async (market) => {
    const one = await sold(market);
    await atProvider(market, one, { action: 'forget' });
    return { kind: 'charge-absent', subject: one.attemptId, isEven: even };
  },
  async (market, random) => {
    const one = await sold(market);
    const change = chosen(random, [{ amount: one.paid + 100 }, { currency: 'EUR' }, { installment: 3 }]);
    await atProvider(market, one, { action: 'correct', ...change });
    return { kind: 'charge-differs', subject: one.attemptId, isEven: even };
  },
  async (market, random) => {
    const one = await sold(market);
    const reference = `panel-${randomId()}`;
    const amount = chosen(random, [100, one.paid]);
    await atProvider(market, one, { action: 'refund', amount, reference });
    return { kind: 'return-unknown', subject: reference, isEven: even };
  },
  async (market) => {
    const one = await refused(market);
    const { id } = await market.context.db
      .selectFrom('refund')
      .select('id')
      .where('order_id', '=', one.orderId)
      .executeTakeFirstOrThrow();
    await atProvider(market, one, { action: 'forget-returns' });
    return { kind: 'return-absent', subject: id, isEven: even };
  },
  async (market) => {
    const reference = `panel-${randomId()}`;
    const premium = { minor: 12_300, currency: 'TRY' };
    await market.control('by-hand/policies', {
      insurer: 'yedicam',
      reference,
      quoteNo: 'YED-PANEL',
      premium,
    });
    return { kind: 'policy-unknown', subject: reference, isEven: even };
  },
  async (market) => {
    const one = await sold(market);
    await atInsurer(market, one, { action: 'forget' });
    return { kind: 'policy-absent', subject: one.orderId, isEven: even };
  },
  async (market) => {
    const one = await sold(market);
    await atInsurer(market, one, { action: 'cancel' });
    return { kind: 'policy-cancelled', subject: one.orderId, isEven: even };
  },
  async (market, random) => {
    const one = await sold(market);
    const change = chosen(random, [
      { policyNo: 'XXX1234567890' },
      { quoteNo: 'XXX-9' },
      { premium: { minor: 1, currency: 'TRY' } },
    ]);
    await atInsurer(market, one, { action: 'correct', ...change });
    return { kind: 'policy-differs', subject: one.orderId, isEven: even };
  },
  /* the bank said no, and takes the money later all the same */
  async (market) => {
    const buyer = market.buyer();
    const [offer] = await askOffers(market, buyer, product);
    if (!offer) throw new Error('nobody offers it');
    await buyer.post('purchases/start', paymentOf(market, offer, {}, { number: declined }));
    const { payments } = await market.look('payments');
    const failed = payments.find((one: { status: string }) => one.status === 'FAILURE');
    await atProvider(market, failed, { action: 'charge' });
    return {
      kind: 'charge-not-here',
      subject: null,
      isEven: async () => {
        const { policies } = await market.look(`policies?reference=${failed.basketId}`);
        return policies.length === 1 || (await netOf(market, failed.basketId)) === 0;
      },
    };
  },
  /* the insurer refused, and makes it later all the same */
  async (market) => {
    const { orderId, insurerId, quoteNo } = await refused(market);
    const premium = { minor: 12_300, currency: 'TRY' };
    await market.control('by-hand/policies', { insurer: insurerId, reference: orderId, quoteNo, premium });
    return {
      kind: 'policy-not-here',
      subject: null,
      isEven: async () => {
        const { policies } = await market.look(`policies?reference=${orderId}`);
        return policies.every((one: { policy: { state: string } }) => one.policy.state === 'cancelled');
      },
    };
  },
];

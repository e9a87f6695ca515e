import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Order, Purchase } from '../../purchase/machine/state.ts';
import {
  attemptColumns,
  noticeColumns,
  orderColumns,
  policyColumns,
  refundColumns,
  transferColumns,
} from '../../purchase/store/columns.ts';
import { machineKinds } from '../../purchase/store/rows.ts';
import { nameInClear } from '../name-in-clear.ts';
import { oldRelease } from '../old-release.ts';

interface Place {
  /** an offer of a quote is one insurer's: as many as a purchase has orders */
  insurers: readonly string[];
  partner: string;
  /** staff user that proposals are asked by */
  staff: string;
}

const person = { application: '{}', consents: '[]', language: 'tr' } as const;
const stamp = (ms = 0) => ({ version: 1, created_at: new Date(ms), updated_at: new Date(ms) });

/** The same purchase under ids that no other one has. */
function renamed(purchase: Purchase): Purchase {
  const id = randomUUID();
  const own = (name: string): string => `${id}.${name}`;
  return {
    id,
    orders: purchase.orders.map((order) => ({
      ...order,
      id: own(order.id),
      attempts: order.attempts.map((one) => ({ ...one, id: own(one.id), paymentId: own(one.id) })),
      notice: order.notice && { ...order.notice, id: own(order.notice.id) },
      refunds: order.refunds.map((one) => ({ ...one, id: own(one.id), attemptId: own(one.attemptId) })),
      transfer: order.transfer && { ...order.transfer, id: own(order.transfer.id) },
      proposals: order.proposals
        .filter(({ kind }) => machineKinds.some((one) => one === kind))
        .map((one) => ({ ...one, id: own(one.id), refundId: one.refundId && own(one.refundId) })),
    })),
  };
}

interface Storing {
  db: Kysely<Database>;
  quoteId: string;
  order: Order;
  place: Place;
  insurerId: string;
}

async function storeHead({ db, quoteId, order, place, insurerId }: Storing): Promise<void> {
  const insurer = { insurer_id: insurerId, insurer_quote_no: order.id };
  const isPayment = order.kind === 'payment';
  await db
    .insertInto('offer')
    .values({
      ...insurer,
      id: order.id,
      quote_id: quoteId,
      plan_name: '',
      currency_price: 100,
      currency: 'TRY',
      price: 100,
      installments: false,
      quote_document: false,
      valid_until: new Date(order.until),
      body: '{}',
      created_at: new Date(0),
    })
    .execute();
  await db
    .insertInto('purchase_order')
    .values({
      ...person,
      ...insurer,
      ...orderColumns(order),
      goal: order.goal,
      id: order.id,
      kind: isPayment ? 'payment' : 'policy',
      offer_id: order.id,
      quote_id: quoteId,
      session_id: quoteId,
      partner_id: place.partner,
      product: 'foreign-travel',
      release: isPayment ? null : oldRelease,
      insurer_name: '',
      offer: '{}',
      billing: JSON.stringify({ email: 'defne@ornek.com' }),
      buyer_name: nameInClear('Defne Aydın'),
      phone: null,
      reason: null,
      mail_state: order.isDelivered ? 'sent' : 'waiting',
      ...stamp(),
    })
    .execute();
}

async function storeMoney({ db, quoteId, order }: Storing): Promise<void> {
  for (const attempt of order.attempts)
    await db
      .insertInto('attempt')
      .values({
        ...attemptColumns(attempt),
        id: attempt.id,
        order_id: order.id,
        quote_id: quoteId,
        method: attempt.method,
        psp: attempt.method,
        psp_payment_id: attempt.id,
        three_d_secure: attempt.secure,
        currency: 'TRY',
        installment_count: 1,
        discount: 0,
        card_prefix: attempt.method === 'card' ? '540667' : '',
        card_last4: attempt.method === 'card' ? '0000' : '',
        transaction_ids: '[]',
        ...stamp(attempt.createdAt),
      })
      .execute();
  for (const refund of order.refunds)
    await db
      .insertInto('refund')
      .values({
        ...refundColumns(refund),
        id: refund.id,
        order_id: order.id,
        attempt_id: refund.attemptId,
        amount: refund.amount,
        reason: refund.reason,
        ...stamp(),
      })
      .execute();
  if (order.transfer)
    await db
      .insertInto('transfer')
      .values({
        ...transferColumns(order.transfer, 'EXPIRED'),
        id: order.transfer.id,
        order_id: order.id,
        amount: order.transfer.amount,
        expires_at: new Date(order.transfer.until),
        reference: order.transfer.id,
        iban: '',
        holder: '',
        discount: 0,
        ...stamp(),
      })
      .execute();
}

async function storePolicy({ db, order, place, insurerId }: Storing): Promise<void> {
  if (order.policy.st !== 'none')
    await db
      .insertInto('policy')
      .values({
        ...policyColumns(order.policy),
        order_id: order.id,
        insurer_id: insurerId,
        policy_no: order.id,
        fingerprint: order.id,
        issued_at: new Date(0),
        starts_at: new Date(0),
        ends_at: new Date(0),
        ...stamp(),
      })
      .execute();
  if (order.notice)
    await db
      .insertInto('cancellation')
      .values({
        ...noticeColumns(order, order.notice),
        id: order.notice.id,
        order_id: order.id,
        kind: 'cancellation',
        expected: 100,
        requested_at: new Date(0),
        pass_on_by: new Date(0),
        ...stamp(),
      })
      .execute();
  for (const { id, kind, amount, refundId } of order.proposals)
    await db
      .insertInto('proposal')
      .values({
        id,
        kind: kind as 'refund',
        subject: id,
        order_id: order.id,
        partner_id: place.partner,
        held_refund_id: refundId,
        amount,
        payload: '{}',
        reason: '',
        state: 'ASKED',
        asked_by: place.staff,
        asked_at: new Date(0),
      })
      .execute();
}

/**
 * Writes a purchase of the machine's search as its rows, as the store would have left them.
 * @returns the purchase under the ids it was stored with
 */
export async function storePurchase(db: Kysely<Database>, found: Purchase, place: Place): Promise<Purchase> {
  const purchase = renamed(found);
  const { id } = purchase;
  await db
    .insertInto('session')
    .values({ id, created_at: new Date(0), expires_at: new Date('2099-01-01') })
    .execute();
  await db
    .insertInto('quote')
    .values({
      ...person,
      id,
      session_id: id,
      partner_id: place.partner,
      product: 'foreign-travel',
      release: oldRelease,
      insurers: '[]',
      created_at: new Date(0),
      finished_at: new Date(0),
    })
    .execute();
  await db
    .insertInto('purchase')
    .values({ id, is_posted: true, ...stamp() })
    .execute();
  for (const [at, order] of purchase.orders.entries()) {
    const storing = { db, quoteId: id, order, place, insurerId: place.insurers[at] ?? '' };
    await storeHead(storing);
    await storeMoney(storing);
    await storePolicy(storing);
  }
  return purchase;
}

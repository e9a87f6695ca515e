import { randomUUID } from 'node:crypto';
import type { GatewayContext } from '../../main/context.ts';
import { nameInClear } from '../name-in-clear.ts';
import { oldRelease } from '../old-release.ts';

export interface Sale {
  at: string;
  partner?: string;
  product?: string;
  insurer: string;
  /** kuruş */
  price?: number;
  /** how far it came; a failure or a refusal is no offer */
  until: 'declined' | 'timeout' | 'offer' | 'order' | 'paid' | 'issued';
}

const steps = ['offer', 'order', 'paid', 'issued'] as const;

const person = { application: '{}', consents: '[]', language: 'tr' } as const;

/** What an offer's row holds that says nothing. @param price kuruş */
export const plainOffer = (price: number) =>
  ({
    plan_name: '',
    currency_price: price,
    currency: 'TRY',
    price,
    installments: false,
    quote_document: false,
  }) as const;

/** Of an order's row what says nothing but who buys. */
export const plainOrder = {
  version: 1,
  insurer_name: '',
  billing: JSON.stringify({ email: 'defne@ornek.com' }),
  buyer_name: nameInClear('Defne Aydın'),
  phone: null,
  reason: null,
  mail_state: 'waiting',
} as const;

/** Rows of a quote asked of one insurer, as far as it came; each step is stamped alike. */
export const addSale = async (context: Pick<GatewayContext, 'db'>, sale: Sale): Promise<string> => {
  const { db } = context;
  const { partner = 'default', product = 'foreign-travel', price = 10_000, until } = sale;
  const at = new Date(sale.at);
  const reached = steps.indexOf(until as (typeof steps)[number]);
  const id = randomUUID();
  await db
    .insertInto('session')
    .values({ id, created_at: at, expires_at: new Date('2099-01-01') })
    .execute();
  await db
    .insertInto('quote')
    .values({
      ...person,
      id,
      session_id: id,
      partner_id: partner,
      product,
      release: oldRelease,
      insurers: '[]',
      created_at: at,
      finished_at: at,
    })
    .execute();
  if (reached < 0) {
    const failure = { insurer: { id: sale.insurer, name: '' }, kind: until as 'declined', reason: null };
    const body = JSON.stringify({ type: 'failure', sequence: 1, failure });
    await db.insertInto('quote_event').values({ quote_id: id, sequence: 1, body, created_at: at }).execute();
    return id;
  }
  const offer = JSON.stringify({ price: { minor: price, currency: 'TRY' } });
  const insurer = { insurer_id: sale.insurer, insurer_quote_no: id };
  await db
    .insertInto('offer')
    .values({
      ...insurer,
      id,
      quote_id: id,
      ...plainOffer(price),
      valid_until: at,
      body: offer,
      created_at: at,
    })
    .execute();
  if (reached < 1) return id;
  await db
    .insertInto('purchase')
    .values({ id, version: 1, is_posted: true, created_at: at, updated_at: at })
    .execute();
  await db
    .insertInto('purchase_order')
    .values({
      ...person,
      ...insurer,
      id,
      offer_id: id,
      quote_id: id,
      session_id: id,
      partner_id: partner,
      product,
      release: oldRelease,
      state: until === 'order' ? 'CONSENTED' : until === 'paid' ? 'PAID' : 'ISSUED',
      ...plainOrder,
      offer,
      created_at: at,
      updated_at: at,
    })
    .execute();
  if (reached < 2) return id;
  await db
    .insertInto('attempt')
    .values({
      id,
      order_id: id,
      state: 'CHARGED',
      version: 1,
      psp: 'test',
      psp_payment_id: id,
      three_d_secure: false,
      price,
      paid: price,
      currency: 'TRY',
      installment_count: 1,
      coupon: null,
      discount: 0,
      card_prefix: '',
      card_last4: '0000',
      transaction_ids: '[]',
      not_found: 0,
      inquiries: 0,
      charged_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  if (reached < 3) return id;
  await db
    .insertInto('policy')
    .values({
      order_id: id,
      insurer_id: sale.insurer,
      state: 'ISSUED',
      version: 1,
      calls: 1,
      not_found: 0,
      policy_no: id,
      issued_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
};

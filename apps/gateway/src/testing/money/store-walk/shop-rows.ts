import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { NewOrder } from '../../../purchase/machine/command.ts';
import { oldRelease } from '../../old-release.ts';
import { plainOffer, plainOrder } from '../../panel/sales.ts';
import { asksLast } from './replica.ts';

const [partner, session, price] = ['default', 'walker', 100];
/** each offer of a quote is another insurer's */
const insurers = ['turnagol', 'ladin'] as const;
/** before any history */
const ever = new Date('1960-01-01');
const person = { application: '{}', consents: '[]', language: 'tr' } as const;

/** What all histories of a database share: who buys and sells, who of staff asks and decides, what stays with whom of a premium. */
export async function openShop(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('session')
    .values({ id: session, created_at: ever, expires_at: new Date('2099-01-01') })
    .execute();
  await db
    .insertInto('insurer')
    .values(
      insurers.map((id, position) => ({
        id,
        name: id,
        adapter: 'json' as const,
        products: '*',
        position,
        active: true,
      })),
    )
    .execute();
  await db
    .insertInto('partner')
    .values({ id: partner, hosts: '[]', token: partner, settings: '{}' })
    .execute();
  await db
    .insertInto('staff')
    .values(
      ['ada', 'bora'].map((id) => ({
        id,
        email: `${id}@ornek.com`,
        name: id,
        role: 'owner' as const,
        partner_id: null,
        created_at: ever,
      })),
    )
    .execute();
  await db
    .insertInto('commission_terms')
    .values(insurers.map((id) => ({ insurer_id: id, product: '*', since: ever, basis_points: 1_525 })))
    .execute();
  await db
    .insertInto('partner_terms')
    .values({ partner_id: partner, since: ever, basis_points: 3_000 })
    .execute();
}

const offer = JSON.stringify({ price: { minor: price, currency: 'TRY' } });
const insured = ({ id }: NewOrder) => ({
  insurer_id: id.endsWith('0') ? insurers[0] : insurers[1],
  insurer_quote_no: 'quote',
});
const productOf = (order: NewOrder): string => (order.asksLast ? asksLast : 'plain');

/** The quote of a history with the offers that its buyers begin to buy. */
export async function addQuote(
  db: Kysely<Database>,
  quoteId: string,
  orders: readonly NewOrder[],
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  await db
    .insertInto('quote')
    .values({
      ...person,
      id: quoteId,
      session_id: session,
      partner_id: partner,
      product: productOf(first),
      release: oldRelease,
      insurers: '[]',
      created_at: ever,
      finished_at: ever,
    })
    .execute();
  await db
    .insertInto('offer')
    .values(
      orders.map((order) => ({
        ...insured(order),
        id: order.id,
        quote_id: quoteId,
        ...plainOffer(price),
        valid_until: new Date(order.until),
        ...(order.quoteUntil !== null && { quote_until: new Date(order.quoteUntil) }),
        body: offer,
        created_at: ever,
      })),
    )
    .execute();
}

/** The order of an offer, made with its first try. */
export const addOrder = async (
  trx: Transaction<Database>,
  quoteId: string,
  order: NewOrder,
  now: Date,
): Promise<void> =>
  void (await trx
    .insertInto('purchase_order')
    .values({
      ...person,
      ...insured(order),
      id: order.id,
      kind: order.kind,
      offer_id: order.id,
      quote_id: quoteId,
      session_id: session,
      partner_id: partner,
      product: productOf(order),
      release: oldRelease,
      state: 'CONSENTED',
      goal: 'open',
      ...plainOrder,
      offer,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .execute());

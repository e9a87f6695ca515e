import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** rows of one kind in a card */
export const mostLines = 50;

const orderColumns = [
  'purchase_order.id',
  'purchase_order.created_at',
  'purchase_order.product',
  'purchase_order.phone',
  'purchase_order.state',
  'purchase_order.buyer_name',
  'purchase_order.billing',
  'purchase_order.consents',
  'purchase_order.offer',
] as const;

const quotesIn = ({ db }: Context, book: string | null) =>
  db
    .selectFrom('quote')
    .select(['id', 'created_at', 'product', 'phone', 'application', 'consents'])
    .$if(book !== null, (query) => query.where('partner_id', '=', book ?? ''))
    .orderBy('created_at', 'desc')
    .limit(mostLines);

const ordersIn = ({ db }: Context, book: string | null) =>
  db
    .selectFrom('purchase_order')
    .leftJoin('policy', 'policy.order_id', 'purchase_order.id')
    .select(orderColumns)
    .select(['policy.policy_no', 'policy.ends_at'])
    .$if(book !== null, (query) => query.where('purchase_order.partner_id', '=', book ?? ''))
    .orderBy('purchase_order.created_at', 'desc')
    .limit(mostLines);

const applicationsIn = ({ db }: Context, book: string | null) =>
  db
    .selectFrom('application')
    .select(['id', 'created_at', 'product', 'phone', 'full_name', 'email', 'consents', 'kind', 'state'])
    .$if(book !== null, (query) => query.where('partner_id', '=', book ?? ''))
    .orderBy('created_at', 'desc')
    .limit(mostLines);

export interface Lines {
  quotes: Awaited<ReturnType<ReturnType<typeof quotesIn>['execute']>>;
  orders: Awaited<ReturnType<ReturnType<typeof ordersIn>['execute']>>;
  applications: Awaited<ReturnType<ReturnType<typeof applicationsIn>['execute']>>;
}

/** @param phone E.164 */
export const linesOfPhone = async (context: Context, phone: string, book: string | null): Promise<Lines> => {
  const [quotes, orders, applications] = await Promise.all([
    quotesIn(context, book).where('phone', '=', phone).execute(),
    ordersIn(context, book).where('purchase_order.phone', '=', phone).execute(),
    applicationsIn(context, book).where('phone', '=', phone).execute(),
  ]);
  return { quotes, orders, applications };
};

/** @param keys of sensitive/person-keys.ts */
export const linesOfIdentity = async (
  context: Context,
  keys: readonly string[],
  book: string | null,
): Promise<Lines> => {
  const isTheirs = sql<boolean>`person_keys && ${sql`array[${sql.join(keys)}]::text[]`}`;
  const quotes = await quotesIn(context, book).where(isTheirs).execute();
  const ids = quotes.map(({ id }) => id);
  const [orders, applications] = await Promise.all([
    ids.length === 0 ? [] : ordersIn(context, book).where('purchase_order.quote_id', 'in', ids).execute(),
    applicationsIn(context, book).where(isTheirs).execute(),
  ]);
  return { quotes, orders, applications };
};

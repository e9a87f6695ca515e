import { sql } from 'kysely';
import { phoneKeys } from '../../buyers/login/phone-key.ts';
import type { Context } from '../../platform/context.ts';
import { namedOrder } from '../../platform/sensitive/name-of-order.ts';
import { calledOrder } from '../../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { nameAmongOthers } from '../../platform/sensitive/sealed-name.ts';
import { type CalledRecord, hasPhone, phoneAmongOthers } from '../../platform/sensitive/sealed-phone.ts';
import { openMoney } from '../transfers/list.ts';

/** rows of one kind in a card */
export const mostLines = 50;

const orderColumns = [
  'purchase_order.id',
  'purchase_order.created_at',
  'purchase_order.partner_id',
  'purchase_order.product',
  'purchase_order.phone',
  'purchase_order.state',
  'purchase_order.buyer_name',
  'purchase_order.quote_id',
  'purchase_order.billing',
  'purchase_order.consents',
  'purchase_order.offer',
  'payment.amount as payment_amount',
] as const;

const quotesIn = ({ db }: Context, scope: string | null) =>
  db
    .selectFrom('quote')
    .select(['id', 'created_at', 'partner_id', 'product', 'phone', 'application', 'consents'])
    .select(recordKey('quote.id'))
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .orderBy('created_at', 'desc')
    .limit(mostLines);

const ordersIn = ({ db }: Context, scope: string | null) =>
  db
    .selectFrom('purchase_order')
    .leftJoin('policy', 'policy.order_id', 'purchase_order.id')
    .leftJoin('payment', 'payment.order_id', 'purchase_order.id')
    .select(orderColumns)
    .select(['policy.policy_no', 'policy.starts_at', 'policy.ends_at'])
    .select(recordKey('purchase_order.quote_id'))
    .$if(scope !== null, (query) => query.where('purchase_order.partner_id', '=', scope ?? ''))
    .orderBy('purchase_order.created_at', 'desc')
    .limit(mostLines);

const applicationsIn = ({ db }: Context, scope: string | null) =>
  db
    .selectFrom('application')
    .select(['id', 'created_at', 'partner_id', 'product', 'phone', 'full_name', 'email', 'consents'])
    .select(['kind', 'state'])
    .select(recordKey('application.id'))
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .orderBy('created_at', 'desc')
    .limit(mostLines);

const opened = <Row extends CalledRecord>(context: Context, rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, phone: phoneAmongOthers(context, row) }));

const openedQuotes = async (context: Context, query: ReturnType<typeof quotesIn>) =>
  opened(context, await query.execute());

const openedOrders = async (context: Context, query: ReturnType<typeof ordersIn>) =>
  (await query.execute()).map((row) => ({
    ...row,
    name: nameAmongOthers(context, namedOrder(row)),
    phone: phoneAmongOthers(context, calledOrder(row)),
  }));

const openedApplications = async (context: Context, query: ReturnType<typeof applicationsIn>) => {
  const rows = await query.execute();
  return opened(
    context,
    rows.map((row) => ({ ...row, name: nameAmongOthers(context, row) })),
  );
};

export interface Lines {
  quotes: Awaited<ReturnType<typeof openedQuotes>>;
  orders: Awaited<ReturnType<typeof openedOrders>>;
  applications: Awaited<ReturnType<typeof openedApplications>>;
}

/** @param phone E.164 */
export const linesOfPhone = async (context: Context, phone: string, scope: string | null): Promise<Lines> => {
  const { dataKeys } = context;
  const [quotes, orders, applications] = await Promise.all([
    openedQuotes(context, quotesIn(context, scope).where(hasPhone('quote', dataKeys, phone))),
    openedOrders(context, ordersIn(context, scope).where(hasPhone('purchase_order', dataKeys, phone))),
    openedApplications(
      context,
      applicationsIn(context, scope).where(hasPhone('application', dataKeys, phone)),
    ),
  ]);
  return { quotes, orders, applications };
};

/** @param keys of sensitive/person-keys.ts */
export const linesOfIdentity = async (
  context: Context,
  keys: readonly string[],
  scope: string | null,
): Promise<Lines> => {
  const isTheirs = sql<boolean>`person_keys && ${sql`array[${sql.join(keys)}]::text[]`}`;
  const quotes = await openedQuotes(context, quotesIn(context, scope).where(isTheirs));
  const ids = quotes.map(({ id }) => id);
  const [orders, applications] = await Promise.all([
    ids.length === 0
      ? []
      : openedOrders(context, ordersIn(context, scope).where('purchase_order.quote_id', 'in', ids)),
    openedApplications(context, applicationsIn(context, scope).where(isTheirs)),
  ]);
  return { quotes, orders, applications };
};

/** Payments staff asked of this phone, and what was begun with their links: such an order holds no phone itself. */
export const requestsOfPhone = async (context: Context, phone: string, scope: string | null) => {
  const requests = await context.db
    .selectFrom('payment_request')
    .selectAll()
    .select(recordKey('payment_request.id'))
    .where('phone_key', 'in', phoneKeys(context.dataKeys, phone))
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .orderBy('created_at', 'desc')
    .limit(mostLines)
    .execute();
  const ids = requests.map(({ id }) => id);
  const orders =
    ids.length === 0
      ? []
      : await openedOrders(context, ordersIn(context, scope).where('payment.request_id', 'in', ids));
  return { requests, orders };
};

/** Bank transfers these orders waited for. */
export const transfersOf = async ({ db }: Context, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : await db
        .selectFrom('transfer')
        .select(['id', 'order_id', 'state', 'reference', 'amount', 'created_at', openMoney.as('open_money')])
        .where('order_id', 'in', orderIds)
        .orderBy('created_at', 'desc')
        .limit(mostLines)
        .execute();

const none: Lines = { quotes: [], orders: [], applications: [] };

/** One group a phone: the same identity under two phones may be two persons who answer differently. */
export const byPhone = (lines: Lines): Map<string | null, Lines> => {
  const groups = new Map<string | null, Lines>();
  const add = <Kind extends keyof Lines>(kind: Kind, row: Lines[Kind][number]): void => {
    const group = groups.get(row.phone) ?? none;
    groups.set(row.phone, { ...group, [kind]: [...group[kind], row] });
  };
  for (const row of lines.orders) add('orders', row);
  for (const row of lines.applications) add('applications', row);
  for (const row of lines.quotes) add('quotes', row);
  return groups;
};

import type { Consent } from '@sigorta/contracts/consent';
import type { CustomerCard } from '@sigorta/contracts/panel/customers';
import type { Context } from '../../context.ts';
import { insuredNames } from '../../purchase/persons.ts';
import { maskedEmail, maskedName, maskedPhone } from '../../staff/masked.ts';
import type { namesFor } from '../parts/names.ts';
import type { Lines } from './lines.ts';

type Names = Awaited<ReturnType<typeof namesFor>>;

const offerCounts = async ({ db }: Context, quoteIds: readonly string[]): Promise<Map<string, number>> => {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('offer')
    .select(({ fn }) => ['quote_id', fn.countAll<number>().as('count')])
    .where('quote_id', 'in', quoteIds)
    .groupBy('quote_id')
    .execute();
  return new Map(rows.map(({ quote_id, count }) => [quote_id, Number(count)]));
};

/** The latest notice that ends each of these policies. */
const cancellationsOf = async (
  { db }: Context,
  orderIds: readonly string[],
): Promise<Map<string, string>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('cancellation')
    .select(['order_id', 'state'])
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .execute();
  return new Map(rows.map(({ order_id, state }) => [order_id, state]));
};

interface Counts {
  offers: Map<string, number>;
  cancellations: Map<string, string>;
}

const latest = <Row extends { created_at: Date }>(rows: readonly Row[]): Row | undefined =>
  rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())[0];

const consentsIn = ({ quotes, orders, applications }: Lines, names: Names): CustomerCard['consents'] =>
  [...quotes, ...orders, ...applications]
    .flatMap(
      ({
        consents,
        created_at,
        product,
      }: {
        consents: Consent[] | null;
        created_at: Date;
        product: string;
      }) =>
        (consents ?? []).map(({ id, version, language }) => ({
          id,
          version,
          language,
          at: created_at.toISOString(),
          for: names.product(product).name,
        })),
    )
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));

const cardOf = (lines: Lines, counts: Counts, names: Names): CustomerCard => {
  const { quotes, orders, applications } = lines;
  const [order, application, quote] = [latest(orders), latest(applications), latest(quotes)];
  const name = order?.buyer_name || application?.full_name || insuredNames(quote?.application ?? {})[0] || '';
  const email = order?.billing.email || application?.email || null;
  const phone = order?.phone ?? application?.phone ?? quote?.phone ?? null;
  const line = (row: { id: string; created_at: Date; product: string }) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    product: names.product(row.product),
  });
  return {
    name: maskedName(name),
    phone: phone === null ? null : maskedPhone(phone),
    email: email === null ? null : maskedEmail(email),
    quotes: quotes.map((row) => ({ ...line(row), offers: counts.offers.get(row.id) ?? 0 })),
    purchases: orders.map((row) => ({
      ...line(row),
      state: row.state,
      amount: row.offer.price ?? null,
      policyNo: row.policy_no,
      endsAt: row.ends_at?.toISOString() ?? null,
      cancellation: counts.cancellations.get(row.id) ?? null,
    })),
    applications: applications.map((row) => ({ ...line(row), kind: row.kind, state: row.state })),
    consents: consentsIn(lines, names),
  };
};

/** One card a phone: the same identity under two phones may be two persons who answer differently. */
export const cardsOf = async (context: Context, lines: Lines, names: Names): Promise<CustomerCard[]> => {
  const { quotes, orders, applications } = lines;
  const counts = {
    offers: await offerCounts(
      context,
      quotes.map(({ id }) => id),
    ),
    cancellations: await cancellationsOf(
      context,
      orders.map(({ id }) => id),
    ),
  };
  const phones = new Set([...orders, ...applications, ...quotes].map(({ phone }) => phone));
  const ofPhone = (wanted: string | null): Lines => ({
    quotes: quotes.filter(({ phone }) => phone === wanted),
    orders: orders.filter(({ phone }) => phone === wanted),
    applications: applications.filter(({ phone }) => phone === wanted),
  });
  return [...phones].map((phone) => cardOf(ofPhone(phone), counts, names));
};

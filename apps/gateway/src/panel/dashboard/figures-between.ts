import { type RawBuilder, sql } from 'kysely';

/** The day in Türkiye (three hours ahead all year since 2016), without asking for a zone the database may not know. */
const dayOf = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC' + interval '3 hours', 'YYYY-MM-DD')`;

interface Event {
  at: string;
  partner: string;
  product: string;
  insurer: RawBuilder<unknown>;
  sums: Partial<Record<(typeof counts)[number], RawBuilder<unknown>>>;
}

const counts = [
  'quotes',
  'offers',
  'declined',
  'failed',
  'orders',
  'paid',
  'issued',
  'premium',
  'given_back',
] as const;

/** The columns of one kind of event; whatever it does not count is nought. */
const columnsOf = ({ at, partner, product, insurer, sums }: Event): RawBuilder<unknown> =>
  sql`select ${dayOf(at)} as day, ${sql.ref(partner)} as partner_id, ${sql.ref(product)} as product,
    ${insurer} as insurer_id, ${sql.join(counts.map((name) => sql`${sums[name] ?? sql`0`} as ${sql.ref(name)}`))}`;

const one = sql`1`;
const nobody = sql`''`;
const ofQuote = { partner: 'quote.partner_id', product: 'quote.product' };
const ofOrder = {
  partner: 'purchase_order.partner_id',
  product: 'purchase_order.product',
  insurer: sql.ref('purchase_order.insurer_id'),
};

/**
 * What happened from one instant (inside) to another (outside), summed by day, partner, product and insurer. Each part
 * reads a range of an index on its own instant, so its cost is that of the range, whatever the tables hold besides.
 * General payments buy no policy and are left out.
 */
export const figuresBetween = (from: Date, to: Date): RawBuilder<unknown> => {
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
  const premium = sql`(purchase_order.offer -> 'price' ->> 'minor')::bigint`;
  const isDeclined = sql`(quote_event.body -> 'failure' ->> 'kind' = 'declined')::int`;
  return sql`select day, partner_id, product, insurer_id,
    sum(quotes)::int as quotes, sum(offers)::int as offers, sum(declined)::int as declined, sum(failed)::int as failed,
    sum(orders)::int as orders, sum(paid)::int as paid, sum(issued)::int as issued, sum(premium)::bigint as premium,
    sum(given_back)::bigint as given_back
  from (
    ${columnsOf({ at: 'quote.created_at', ...ofQuote, insurer: nobody, sums: { quotes: one } })}
      from quote where ${within('quote.created_at')}
    union all
    ${columnsOf({ at: 'offer.created_at', ...ofQuote, insurer: sql.ref('offer.insurer_id'), sums: { offers: one } })}
      from offer join quote on quote.id = offer.quote_id where ${within('offer.created_at')}
    union all
    ${columnsOf({
      at: 'quote_event.created_at',
      ...ofQuote,
      insurer: sql`quote_event.body -> 'failure' -> 'insurer' ->> 'id'`,
      sums: { declined: isDeclined, failed: sql`1 - ${isDeclined}` },
    })}
      from quote_event join quote on quote.id = quote_event.quote_id
      where quote_event.body ->> 'type' = 'failure' and ${within('quote_event.created_at')}
    union all
    ${columnsOf({ at: 'purchase_order.created_at', ...ofOrder, sums: { orders: one } })}
      from purchase_order where kind = 'policy' and ${within('purchase_order.created_at')}
    union all
    ${columnsOf({ at: 'attempt.charged_at', ...ofOrder, sums: { paid: one } })}
      from attempt join purchase_order on purchase_order.id = attempt.order_id
      where purchase_order.kind = 'policy' and not attempt.surplus and ${within('attempt.charged_at')}
    union all
    ${columnsOf({ at: 'policy.recorded_at', ...ofOrder, sums: { issued: one, premium } })}
      from policy join purchase_order on purchase_order.id = policy.order_id where ${within('policy.recorded_at')}
    union all
    ${columnsOf({ at: 'ledger_entry.at', ...ofOrder, sums: { given_back: sql`-ledger_line.minor` } })}
      from ledger_entry
      join ledger_line on ledger_line.entry_id = ledger_entry.id
      join purchase_order on purchase_order.id = ledger_entry.order_id
      where ledger_entry.event = 'ended' and ledger_line.currency = 'TRY'
        and ledger_line.account in ('buyer', 'coupon', 'goodwill') and ${within('ledger_entry.at')}
  ) as events group by 1, 2, 3, 4`;
};

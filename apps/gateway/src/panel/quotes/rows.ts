import { lira } from '@sigorta/contracts/money';
import type { QuoteRow, quoteStages } from '@sigorta/contracts/panel/quotes';
import type { Language } from '@sigorta/i18n/language';
import { sql } from 'kysely';
import { namesAmongOthers } from '../../catalogue/stored-names.ts';
import type { Context } from '../../platform/context.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import { hidden, maskedName } from '../masking/masked.ts';
import { phoneShown } from '../masking/phone-shown.ts';
import { namesFor } from '../shared/names.ts';
import type { filteredQuotes } from './filter.ts';

export const quoteColumns = (query: ReturnType<typeof filteredQuotes>) =>
  query
    .select(recordKey('quote.id'))
    .select([
      'quote.id',
      'quote.created_at',
      'quote.product',
      'quote.partner_id',
      'quote.application',
      'quote.phone',
      'quote.assignee_id',
      'staff.name as assignee_name',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof quoteColumns>['execute']>>[number];

/** What came of these quotes, asked once for all of them. */
const outcomesOf = async ({ db }: Context, ids: readonly string[]) => {
  const [offers, failures, orders, kept] = await Promise.all([
    db
      .selectFrom('offer')
      .select(({ fn }) => ['quote_id', fn.countAll<number>().as('count'), fn.min('price').as('lowest')])
      .where('quote_id', 'in', ids)
      .groupBy('quote_id')
      .execute(),
    db
      .selectFrom('quote_event')
      .select(({ fn }) => ['quote_id', fn.countAll<number>().as('count')])
      .where('quote_id', 'in', ids)
      .where(sql`body ->> 'type'`, '=', 'failure')
      .groupBy('quote_id')
      .execute(),
    db
      .selectFrom('purchase_order')
      .select(['quote_id', 'id', 'state'])
      .where('quote_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('saved_quote')
      .select('quote_id')
      .where('quote_id', 'in', ids)
      .where('revoked_at', 'is', null)
      .execute(),
  ]);
  return {
    offers: new Map(offers.map((row) => [row.quote_id, row])),
    failures: new Map(failures.map((row) => [row.quote_id, Number(row.count)])),
    orders: new Map(orders.map((row) => [row.quote_id, row.id])),
    bought: new Set(orders.filter(({ state }) => orderIs('bought', state)).map((row) => row.quote_id)),
    kept: new Set(kept.map((row) => row.quote_id)),
  };
};

const stageOf = (
  { bought, orders, kept }: Awaited<ReturnType<typeof outcomesOf>>,
  id: string,
): (typeof quoteStages)[number] => {
  if (bought.has(id)) return 'bought';
  if (orders.has(id)) return 'begun';
  return kept.has(id) ? 'kept' : 'asked';
};

/** One a row is opened. */
const firstName = (context: Context, { id, application, record_key: key }: Row): string => {
  const names = namesAmongOthers(context, { id, application, key }, 1);
  return names === null ? hidden : maskedName(names[0] ?? '');
};

export const quoteRows = async (
  context: Context,
  rows: readonly Row[],
  language: Language,
): Promise<QuoteRow[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [outcomes, names] = await Promise.all([outcomesOf(context, ids), namesFor(context, language)]);
  return rows.map((row) => {
    const offers = outcomes.offers.get(row.id);
    return {
      id: row.id,
      createdAt: row.created_at.toISOString(),
      name: firstName(context, row),
      phone: phoneShown(context, row),
      stage: stageOf(outcomes, row.id),
      assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
      product: names.product(row.product),
      partner: names.partner(row.partner_id),
      offers: Number(offers?.count ?? 0),
      failures: outcomes.failures.get(row.id) ?? 0,
      lowest: offers ? lira(Number(offers.lowest)) : null,
      orderId: outcomes.orders.get(row.id) ?? null,
    };
  });
};

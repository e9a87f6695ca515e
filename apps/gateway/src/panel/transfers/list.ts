import { lira } from '@sigorta/contracts/money';
import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { panelTransfers, TransferRow } from '@sigorta/contracts/panel/transfers';
import type { Language } from '@sigorta/i18n/language';
import { asPlainCode } from '@sigorta/validators/as-code';
import { sql } from 'kysely';
import { documentTexts } from '../../documents/texts/document-texts.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { namedOrder } from '../../platform/sensitive/name-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { nameShown } from '../masking/name-shown.ts';
import { listPage } from '../paging/list-page.ts';
import { takeable } from './may-take.ts';

export const transferStates = {
  WAITING: 'waiting',
  CONFIRMED: 'confirmed',
  STUCK: 'case',
  EXPIRED: 'expired',
  WITHDRAWN: 'withdrawn',
  REJECTED: 'rejected',
} as const;

/** Money of this transfer that nobody has decided about, kuruş; null when there is none. */
export const openMoney = sql<number | null>`(select sum(m.amount)::bigint from transfer_money m
  where m.transfer_id = transfer.id and m.state = 'OPEN')`;
const openVerdict = sql<TransferRow['verdict']>`(select min(m.verdict) from transfer_money m
  where m.transfer_id = transfer.id and m.state = 'OPEN')`;

const isAsked = sql<boolean>`exists (select 1 from proposal p where p.subject = transfer.id and p.state = 'ASKED')`;

/** Transfers of a scope as the list narrows them. */
export const filteredTransfers = (
  context: Context,
  scope: string | null,
  { search, state }: Pick<ParsedRequestOf<typeof panelTransfers>, 'search' | 'state'>,
) => {
  const filtered = filteredBy(context, scope, state);
  /* as statements spell it: in capitals, with or without separators */
  const reference = search && asPlainCode(search).replace(/[^0-9A-Z]/g, '');
  return search ? filtered.where('transfer.reference', 'like', `${reference}%`) : filtered;
};

const filteredBy = ({ db }: Context, scope: string | null, state: TransferRow['state'] | undefined) => {
  let query = db
    .selectFrom('transfer')
    .innerJoin('purchase_order', 'purchase_order.id', 'transfer.order_id')
    .leftJoin('payment', 'payment.order_id', 'transfer.order_id');
  if (scope !== null) query = query.where('purchase_order.partner_id', '=', scope);
  if (state === 'case') return query.where(openMoney, 'is not', null);
  if (state === undefined) return query;
  const named = (Object.keys(transferStates) as (keyof typeof transferStates)[]).filter(
    (name) => transferStates[name] === state,
  );
  return query.where('transfer.state', 'in', named).where(openMoney, 'is', null);
};

export const transferColumns = (query: ReturnType<typeof filteredBy>) =>
  query
    .selectAll('transfer')
    .select([
      'purchase_order.buyer_name',
      'purchase_order.kind',
      'purchase_order.product',
      'purchase_order.offer_id',
      'purchase_order.quote_id',
      'payment.purpose as purpose',
      'payment.reference as paid_for',
      openMoney.as('open_money'),
      openVerdict.as('verdict'),
      isAsked.as('is_asked'),
    ])
    .select(recordKey('purchase_order.quote_id'));
type Row = Awaited<ReturnType<ReturnType<typeof transferColumns>['execute']>>[number];

/** @param taken those that may be taken (`may-take.ts`) */
export function transferRow(
  context: Context,
  row: Row,
  language: Language,
  taken: ReadonlySet<string>,
): TransferRow {
  const open = row.open_money === null ? null : Number(row.open_money);
  const product = context.products.named(row.product)?.name[language];
  const payment = [row.purpose, row.paid_for].filter(Boolean).join(' · ') || documentTexts[language].payment;
  return {
    id: row.id,
    state: open === null ? transferStates[row.state] : 'case',
    reference: row.reference,
    amount: lira(row.amount),
    open: open === null ? null : lira(open),
    verdict: row.verdict,
    isAsked: row.is_asked,
    mayTake: taken.has(row.id),
    buyer: nameShown(context, namedOrder(row)),
    subject: row.kind === 'payment' ? payment : (product ?? row.product),
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

export const listTransfers: Handler<typeof panelTransfers> = async (context, request, call) => {
  const { page, ascending, sort } = request;
  const filtered = filteredTransfers(context, scopeOf(staffOf(call)), request);
  const { rows, total, more } = await listPage(context, filtered, transferColumns, {
    page,
    ascending,
    sort: `transfer.${sort}`,
    key: 'transfer.id',
  });
  const taken = await takeable(context, rows);
  return { rows: rows.map((row) => transferRow(context, row, call.language, taken)), total, more };
};

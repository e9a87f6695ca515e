import { lira } from '@sigorta/contracts/money';
import type { CustomerCard } from '@sigorta/contracts/panel/customers';
import { may } from '@sigorta/contracts/panel/permissions';
import type { Language } from '@sigorta/i18n/language';
import { titleOf } from '@sigorta/legal/titles/all';
import { contactsOfPhone } from '../../buyers/contacts/contacts-of-phone.ts';
import { phoneKeys } from '../../buyers/login/phone-key.ts';
import { coverOf } from '../../catalogue/cover-period.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { type ConsentSource, consentsIn, consentsInScope } from '../../privacy/my-data/consents-of-phone.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { notesOf } from '../notes/notes.ts';
import { shownRequestState } from '../payment-requests/shown-state.ts';
import type { namesFor } from '../shared/names.ts';
import { transferStates } from '../transfers/list.ts';
import { type Lines, requestsOfPhone, transfersOf } from './lines.ts';
import { personOf } from './person.ts';

type Names = Awaited<ReturnType<typeof namesFor>>;

/** For whom cards are made. */
export interface Reader {
  staff: Staff;
  names: Names;
  language: Language;
}

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

/** Who has a phone is told of it all; rows without one tell only what was agreed to in them. */
const consentsOf = async (
  context: Context,
  phone: string | null,
  { quotes, orders, applications }: Lines,
  { staff, names, language }: Reader,
): Promise<CustomerCard['consents']> => {
  const sources: ConsentSource[] = [
    ...orders.map((row) => ({ at: 'payment' as const, ...row })),
    ...[...quotes, ...applications].map((row) => ({ at: 'form' as const, ...row })),
  ];
  const found =
    phone === null
      ? consentsIn(context, sources, [], language)
      : await consentsInScope(context, scopeOf(staff), phone, language);
  return found.map((one) => ({
    consent: one.consent,
    document: { id: one.document, name: titleOf(one.document, language) || one.document },
    version: one.version,
    language: one.language,
    at: one.givenAt,
    for: one.with,
    partner: names.partner(one.partnerId),
    withdrawnAt: one.withdrawnAt,
  }));
};

/** All we have of one phone. */
export const cardOf = async (
  context: Context,
  phone: string | null,
  lines: Lines,
  reader: Reader,
): Promise<CustomerCard> => {
  const { staff, names } = reader;
  const { quotes, applications } = lines;
  const asked =
    phone === null ? { requests: [], orders: [] } : await requestsOfPhone(context, phone, scopeOf(staff));
  const orders = [...lines.orders, ...asked.orders];
  const orderIds = orders.map(({ id }) => id);
  const quoteIds = quotes.map(({ id }) => id);
  const scope = scopeOf(staff);
  const [offers, cancellations, transfers, consents, notes, contacts] = await Promise.all([
    offerCounts(context, quoteIds),
    cancellationsOf(context, orderIds),
    transfersOf(context, orderIds),
    consentsOf(context, phone, lines, reader),
    phone === null ? [] : notesOf(context.db, 'customer', phoneKeys(context.dataKeys, phone), scope),
    phone === null ? null : contactsOfPhone(context, { scope, phone }),
  ]);
  const line = (row: { id: string; created_at: Date; product: string }) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    product: names.product(row.product),
  });
  return {
    ...personOf(context, phone, { ...lines, orders }, asked.requests),
    notes,
    contacts,
    quotes: quotes.map((row) => ({ ...line(row), offers: offers.get(row.id) ?? 0 })),
    purchases: orders.map((row) => ({
      ...line(row),
      state: row.state,
      amount: row.payment_amount === null ? (row.offer.price ?? null) : lira(row.payment_amount),
      policyNo: row.policy_no,
      cover: coverOf(row.starts_at, row.ends_at),
      cancellation: cancellations.get(row.id) ?? null,
    })),
    applications: applications.map((row) => ({ ...line(row), kind: row.kind, state: row.state })),
    requests: (may(staff.role, 'payment-requests:create') ? asked.requests : []).map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      purpose: row.purpose,
      state: shownRequestState(row, context.clock()),
      amount: lira(row.amount),
      expiresAt: row.expires_at.toISOString(),
    })),
    transfers: transfers.map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      orderId: row.order_id,
      reference: row.reference,
      state: row.open_money === null ? transferStates[row.state] : 'case',
      amount: lira(row.amount),
    })),
    consents,
  };
};

import type { Transaction } from 'kysely';
import { phoneKeys } from '../../buyers/login/phone-key.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { namesSomebody } from '../../platform/sensitive/name-of-order.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';
import { openAttemptStates } from '../../platform/transitions/states.ts';
import { nobody } from '../retention/forget.ts';

type Trx = Transaction<Database>;
type IsTheirs = ReturnType<typeof hasPhone>;

/** Orders no money was taken for, nor may be under way: who wanted them is wiped, states and amounts stay. */
const wipeOrders = async (trx: Trx, partnerId: string, isOrder: IsTheirs, now: Date): Promise<void> => {
  await trx
    .updateTable('purchase_order')
    .set((to) => ({ ...nobody, version: to('version', '+', 1), updated_at: now }))
    .where(isOrder)
    .where('partner_id', '=', partnerId)
    .where('state', 'in', ordersThatAre('not-bought'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attempt')
            .select('attempt.id')
            .whereRef('attempt.order_id', '=', 'purchase_order.id')
            .where('attempt.state', 'in', ['CHARGED', ...openAttemptStates]),
        ),
      ),
    )
    .execute();
};

/** With lines, offers and links; a quote that was bought or is being paid stays with its purchase. */
const deleteQuotes = async (trx: Trx, partnerId: string, isQuote: IsTheirs): Promise<number> => {
  const rows = await trx
    .deleteFrom('quote')
    .where(isQuote)
    .where('partner_id', '=', partnerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchase_order')
            .select('purchase_order.id')
            .whereRef('purchase_order.quote_id', '=', 'quote.id')
            .where(namesSomebody),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(rows.numDeletedRows);
};

const deleteLinks = async (trx: Trx, partnerId: string, isQuote: IsTheirs): Promise<number> => {
  const rows = await trx
    .deleteFrom('saved_quote')
    .where('partner_id', '=', partnerId)
    .where('quote_id', 'in', (quotes) =>
      quotes.selectFrom('quote').select('id').where(isQuote).where('partner_id', '=', partnerId),
    )
    .executeTakeFirst();
  return Number(rows.numDeletedRows);
};

/**
 * Requests to pay that nobody paid with; one that a payment was begun with stays as the payment does. Their rows are taken first, so
 * that a payment which begins at this moment is either seen here or finds no request any more.
 */
const deleteRequests = async (trx: Trx, partnerId: string, keys: string[]): Promise<void> => {
  const asked = await trx
    .selectFrom('payment_request')
    .select('id')
    .where('phone_key', 'in', keys)
    .where('partner_id', '=', partnerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (asked.length === 0) return;
  await trx
    .deleteFrom('payment_request')
    .where(
      'id',
      'in',
      asked.map(({ id }) => id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('payment.order_id')
            .whereRef('payment.request_id', '=', 'payment_request.id'),
        ),
      ),
    )
    .execute();
};

/** Whoever has his data deleted does not want to be reminded of what stays; without his word nobody is. */
const deleteReminders = async (trx: Trx, partnerId: string, isOrder: IsTheirs): Promise<void> => {
  await trx
    .deleteFrom('renewal_choice')
    .where('order_id', 'in', (orders) =>
      orders.selectFrom('purchase_order').select('id').where(isOrder).where('partner_id', '=', partnerId),
    )
    .execute();
};

const recordsOf = async (trx: Trx, partnerId: string, keys: string[]): Promise<string[]> =>
  (
    await trx
      .selectFrom('record_key')
      .select('id')
      .where('phone_key', 'in', keys)
      .where('partner_id', '=', partnerId)
      .execute()
  ).map(({ id }) => id);

/**
 * A record that goes takes its key with it; of those that were there before anything went the other keys go too, so that what was
 * forgotten above, or lies in a copy, opens nowhere. The database keeps the keys of purchases. A record that was written meanwhile is
 * a new one, and one that was completed for another phone is that one's.
 */
const deleteKeys = async (trx: Trx, partnerId: string, keys: string[], records: string[]): Promise<void> => {
  if (records.length === 0) return;
  await trx
    .deleteFrom('record_key')
    .where('id', 'in', records)
    .where('phone_key', 'in', keys)
    .where('partner_id', '=', partnerId)
    .execute();
};

/**
 * Deletes what is kept under a phone at a partner except what the law wants kept: purchases that cost money, their
 * policies and documents. Withdrawals, requests and what was switched off stay as keyed hashes: they must
 * go on being honoured.
 * @returns what went, and how many purchases stayed
 */
export const forgetPhone = async (context: Context, trx: Trx, partnerId: string, phone: string) => {
  const keys = phoneKeys(context.dataKeys, phone);
  const records = await recordsOf(trx, partnerId, keys);
  const isQuote = hasPhone('quote', context.dataKeys, phone);
  const isOrder = hasPhone('purchase_order', context.dataKeys, phone);
  const savedQuotes = await deleteLinks(trx, partnerId, isQuote);
  await wipeOrders(trx, partnerId, isOrder, context.clock());
  const quotes = await deleteQuotes(trx, partnerId, isQuote);
  const applications = await trx
    .deleteFrom('application')
    .where(hasPhone('application', context.dataKeys, phone))
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  await trx
    .deleteFrom('customer_note')
    .where('phone_key', 'in', keys)
    .where('partner_id', '=', partnerId)
    .execute();
  await trx
    .deleteFrom('contact')
    .where('phone_key', 'in', keys)
    .where('partner_id', '=', partnerId)
    .execute();
  await deleteRequests(trx, partnerId, keys);
  await deleteReminders(trx, partnerId, isOrder);
  await trx.deleteFrom('login').where('phone_key', 'in', keys).execute();
  await deleteKeys(trx, partnerId, keys, records);
  const kept = await trx
    .selectFrom('purchase_order')
    .select((rows) => rows.fn.countAll().as('count'))
    .where(isOrder)
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return {
    deleted: { quotes, applications: Number(applications.numDeletedRows), savedQuotes },
    kept: Number(kept.count),
  };
};

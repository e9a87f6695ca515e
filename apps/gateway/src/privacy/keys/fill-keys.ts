import { sql, type Transaction } from 'kysely';
import { phoneKey } from '../../buyers/login/phone-key.ts';
import { contactOf } from '../../payments/requests/opened-request.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FilledThing } from '../../platform/database/tables/staff-tables.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Pin } from '../../platform/ports.ts';
import { nameKeysIn } from '../../platform/sensitive/names-in-form.ts';
import { personKeys } from '../../platform/sensitive/person-keys.ts';
import { calledOrder } from '../../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { unseal } from '../../platform/sensitive/seal.ts';
import { openApplication, type StoredApplication } from '../../platform/sensitive/sealed-application.ts';
import { mailOf } from '../../platform/sensitive/sealed-billing.ts';
import { mailKey, mailKeyIn, openMail } from '../../platform/sensitive/sealed-mail.ts';
import { fillName, fillNamesOfOrder } from './fill-name.ts';
import { fillPhone } from './fill-phone.ts';
import { opened } from './opened.ts';

/** rows a step, so that the one connection of the embedded database is never held for long */
const together = 100;

interface Step {
  trx: Transaction<Database>;
  after: string;
}

/** Of a form that was stored sealed; none for a product that is gone. */
const keysOfForm = async (
  context: Context,
  kind: FilledThing,
  { stored, ...pin }: Pin & { stored: StoredApplication },
): Promise<{ person_keys: string[]; email_key: string | null; name_keys: number[] | null }> => {
  const { dataKeys, products } = context;
  const product = (await products.of(pin))?.product;
  const plain = product && opened(context, kind, () => openApplication(dataKeys, product, stored));
  if (!product || !plain) return { person_keys: [], email_key: null, name_keys: null };
  return {
    person_keys: personKeys(dataKeys, product, plain),
    email_key: mailKeyIn(dataKeys, product, plain),
    name_keys: kind === 'quote' ? nameKeysIn(dataKeys, kind, stored.id, plain) : null,
  };
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));

const fillQuotes = async (context: Context, { trx, after }: Step): Promise<string[]> => {
  const rows = await trx
    .selectFrom('quote')
    .select(['id', 'product', 'release', 'application', 'person_keys', 'email_key'])
    .select(['phone', 'phone_key', 'phone_end_key', 'name_keys'])
    .select(recordKey('quote.id'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(together)
    .execute();
  for (const before of rows) {
    const { id, product, release, application, record_key: key } = before;
    const stored = { id, application, key };
    const found = await keysOfForm(context, 'quote', { product, release, stored });
    const person_keys = found.person_keys.length > 0 ? found.person_keys : before.person_keys;
    const email_key = found.email_key ?? before.email_key;
    const name_keys = found.name_keys ?? before.name_keys;
    await fillPhone(context, trx, { table: 'quote', id }, before);
    const isFilled = before.email_key === email_key && before.name_keys.join() === name_keys.join();
    if (!isFilled || !isSame(before.person_keys, person_keys))
      await trx
        .updateTable('quote')
        .set({ person_keys, email_key, name_keys })
        .where('id', '=', id)
        .where('person_keys', '=', sql.val(before.person_keys))
        .where('email_key', 'is not distinct from', before.email_key)
        .where('name_keys', '=', sql.val(before.name_keys))
        .execute();
  }
  return rows.map(({ id }) => id);
};

interface Mailed {
  id: string;
  email: string | null;
  email_key: string | null;
  record_key: string | null;
}

const fillMail = async (context: Context, trx: Step['trx'], row: Mailed): Promise<void> => {
  const email = opened(context, 'application', () => openMail(context.dataKeys, row));
  const email_key = email === null ? null : mailKey(context.dataKeys, email);
  if (email_key !== null && email_key !== row.email_key)
    await trx.updateTable('application').set({ email_key }).where('id', '=', row.id).execute();
};

const fillApplications = async (context: Context, { trx, after }: Step): Promise<string[]> => {
  const rows = await trx
    .selectFrom('application')
    .select(['id', 'product', 'release', 'answers', 'person_keys', 'email', 'email_key'])
    .select(['phone', 'phone_key', 'phone_end_key', 'full_name', 'name_keys'])
    .select(recordKey('application.id'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(together)
    .execute();
  for (const row of rows) {
    await fillMail(context, trx, row);
    await fillPhone(context, trx, { table: 'application', id: row.id }, row);
    await fillName(context, trx, row);
    const { id, product, release, answers, record_key: key, person_keys: before } = row;
    if (answers === null) continue;
    const stored = { id, application: answers, key };
    const { person_keys } = await keysOfForm(context, 'application', { product, release, stored });
    if (person_keys.length > 0 && !isSame(before, person_keys))
      await trx
        .updateTable('application')
        .set({ person_keys })
        .where('id', '=', id)
        .where('person_keys', '=', sql.val(before))
        .execute();
  }
  return rows.map(({ id }) => id);
};

const fillRequests = async (context: Context, { trx, after }: Step): Promise<string[]> => {
  const rows = await trx
    .selectFrom('payment_request')
    .selectAll()
    .select(recordKey('payment_request.id'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(together)
    .forUpdate()
    .execute();
  for (const row of rows) {
    const phone = opened(context, 'payment_request', () => contactOf(context, row))?.phone ?? null;
    const phone_key = phone === null ? null : phoneKey(context.dataKeys, phone);
    if (phone_key !== null && phone_key !== row.phone_key)
      await trx
        .updateTable('payment_request')
        .set({ phone_key, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute();
  }
  return rows.map(({ id }) => id);
};

const fillOrders = async (context: Context, { trx, after }: Step): Promise<string[]> => {
  const { dataKeys } = context;
  const rows = await trx
    .selectFrom('purchase_order')
    .select(['id', 'quote_id', 'billing', 'email_key', 'application'])
    .select(['phone', 'phone_key', 'phone_end_key', 'buyer_name', 'name_keys'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(together)
    .execute();
  for (const order of rows) {
    const { id, email_key: before } = order;
    await fillPhone(
      context,
      trx,
      { table: 'purchase_order', id, hasVersion: true },
      { ...order, ...calledOrder(order) },
    );
    await fillNamesOfOrder(context, trx, order);
    const email = opened(context, 'purchase_order', () => mailOf(dataKeys, order));
    const email_key = email ? mailKey(dataKeys, email) : before;
    if (email_key !== before)
      await trx
        .updateTable('purchase_order')
        .set((to) => ({ email_key, version: to('version', '+', 1) }))
        .where('id', '=', id)
        .where('email_key', 'is not distinct from', before)
        .execute();
  }
  return rows.map(({ id }) => id);
};

const fillDataRequests = async (context: Context, { trx, after }: Step): Promise<string[]> => {
  const rows = await trx
    .selectFrom('data_request')
    .select(['id', 'phone', 'phone_key'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(together)
    .execute();
  for (const { id, phone: sealed, phone_key: before } of rows) {
    const phone = opened(context, 'data_request', () => String(unseal(context.dataKeys, id, sealed)));
    const phone_key = phone === null ? before : phoneKey(context.dataKeys, phone);
    if (phone_key !== before)
      await trx
        .updateTable('data_request')
        .set({ phone_key })
        .where('id', '=', id)
        .where('phone_key', '=', before)
        .execute();
  }
  return rows.map(({ id }) => id);
};

const fillings: Record<FilledThing, (context: Context, step: Step) => Promise<string[]>> = {
  quote: fillQuotes,
  application: fillApplications,
  payment_request: fillRequests,
  purchase_order: fillOrders,
  data_request: fillDataRequests,
};

/**
 * Rows stored before they could be found by identity or phone get their keyed hashes, and all of them get new ones after the hashing
 * key turned, some at a time. The place it came to is kept with the rows, so it goes on where a dead process left it; what has the
 * right keys is left alone, so running it twice changes nothing, and what somebody changed since it was read has the keys he gave it.
 */
export const fillKeys = async (context: Context): Promise<Outcome> =>
  context.db.transaction().execute(async (trx) => {
    const place = await trx
      .selectFrom('key_filling')
      .selectAll()
      .where('done', '=', false)
      .orderBy('thing')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!place) return 'done';
    const ids = await fillings[place.thing](context, { trx, after: place.after_id });
    const done = ids.length < together;
    await trx
      .updateTable('key_filling')
      .set({ after_id: ids.at(-1) ?? place.after_id, done })
      .where('thing', '=', place.thing)
      .execute();
    if (done) context.log.info({ event: 'keys-filled', kind: place.thing });
    return { againMs: 0 };
  });

/** Has the outbox do it, while there is something to do. */
export const askToFillKeys = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const open = await trx
      .selectFrom('key_filling')
      .select('thing')
      .where('done', '=', false)
      .limit(1)
      .executeTakeFirst();
    if (open) await enqueue(trx, 'fill-keys', 'all', clock());
  });
};

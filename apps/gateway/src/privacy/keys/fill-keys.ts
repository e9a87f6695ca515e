import type { Application } from '@sigorta/product-kit/field';
import { sql, type Transaction } from 'kysely';
import { phoneKey } from '../../buyers/login/phone-key.ts';
import { contactOf } from '../../payments/requests/opened-request.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FilledThing } from '../../platform/database/tables/staff-tables.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Pin } from '../../platform/ports.ts';
import { personKeys } from '../../platform/sensitive/person-keys.ts';
import { openApplication } from '../../platform/sensitive/sealed-application.ts';

/** rows a step, so that the one connection of the embedded database is never held for long */
const together = 100;

interface Step {
  trx: Transaction<Database>;
  after: string;
}

/** What was sealed under a key that is gone stays unfound, and holds nothing up. */
const opened = <T>(context: Context, kind: FilledThing, open: () => T): T | null => {
  try {
    return open();
  } catch {
    context.log.warn({ event: 'keys-not-filled', kind });
    return null;
  }
};

/** Of a form that was stored sealed; none for a product that is gone. */
const keysOfForm = async (
  context: Context,
  kind: FilledThing,
  { id, form, ...pin }: Pin & { id: string; form: Application },
): Promise<string[]> => {
  const product = (await context.products.of(pin))?.product;
  if (!product) return [];
  const plain = opened(context, kind, () => openApplication(context.dataKeys, product, id, form));
  return plain ? personKeys(context.dataKeys[0], product, plain) : [];
};

const withoutKeys = sql<boolean>`person_keys = '{}'`;

const fillQuotes = async (context: Context, { trx, after }: Step): Promise<string[]> => {
  const rows = await trx
    .selectFrom('quote')
    .select(['id', 'product', 'release', 'application'])
    .where('id', '>', after)
    .where(withoutKeys)
    .orderBy('id')
    .limit(together)
    .execute();
  for (const { id, product, release, application } of rows) {
    const person_keys = await keysOfForm(context, 'quote', { id, product, release, form: application });
    if (person_keys.length > 0)
      await trx.updateTable('quote').set({ person_keys }).where('id', '=', id).execute();
  }
  return rows.map(({ id }) => id);
};

const fillApplications = async (context: Context, { trx, after }: Step): Promise<string[]> => {
  const rows = await trx
    .selectFrom('application')
    .select(['id', 'product', 'release', 'answers'])
    .where('id', '>', after)
    .where('answers', 'is not', null)
    .where(withoutKeys)
    .orderBy('id')
    .limit(together)
    .execute();
  for (const { id, product, release, answers } of rows) {
    const person_keys = await keysOfForm(context, 'application', {
      id,
      product,
      release,
      form: answers ?? {},
    });
    if (person_keys.length > 0)
      await trx.updateTable('application').set({ person_keys }).where('id', '=', id).execute();
  }
  return rows.map(({ id }) => id);
};

const fillRequests = async (context: Context, { trx, after }: Step): Promise<string[]> => {
  const rows = await trx
    .selectFrom('payment_request')
    .selectAll()
    .where('id', '>', after)
    .where('phone_key', 'is', null)
    .orderBy('id')
    .limit(together)
    .forUpdate()
    .execute();
  for (const row of rows) {
    const phone = opened(context, 'payment_request', () => contactOf(context, row))?.phone ?? null;
    if (phone !== null)
      await trx
        .updateTable('payment_request')
        .set({ phone_key: phoneKey(context.dataKeys, phone), version: row.version + 1 })
        .where('id', '=', row.id)
        .execute();
  }
  return rows.map(({ id }) => id);
};

const fillings: Record<FilledThing, (context: Context, step: Step) => Promise<string[]>> = {
  quote: fillQuotes,
  application: fillApplications,
  payment_request: fillRequests,
};

/**
 * Rows stored before they could be found by identity or phone get their keyed hashes, some at a time. The place it came
 * to is kept with the rows, so it goes on where a dead process left it; what has keys is left alone, so running it twice
 * changes nothing.
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

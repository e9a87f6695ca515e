import type { DeliveryPurpose, DeliveryState } from '@sigorta/contracts/deliveries';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/planned-once.ts';
import type { DeliveryTable } from '../database/tables/purchase-tables.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { randomId } from '../random-id.ts';
import { grown, isConfirmed, isLost, isMissed, isPaper, isToldByPage, reachedWithinMs } from './states.ts';

export type Delivery = Selectable<DeliveryTable>;

type Own = Pick<Context, 'db' | 'clock'>;

/** What a message is of. */
export interface MessageOf {
  orderId: string;
  purpose: DeliveryPurpose;
  /** the same for every try of one message */
  reference: string;
}

const isReached = async (db: Kysely<Database>, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('delivery')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['delivered', 'opened'])
    .where('is_to_old_address', '=', false)
    .executeTakeFirst()) !== undefined;

/* by their names: a kept plan may take no column that a migration adds beside it */
const columns: Record<keyof Delivery, true> = {
  id: true,
  reference: true,
  order_id: true,
  channel: true,
  purpose: true,
  state: true,
  code: true,
  provider_id: true,
  is_to_old_address: true,
  is_waiting: true,
  due_at: true,
  taken_by: true,
  taken_at: true,
  created_at: true,
  updated_at: true,
};

/** Asked before every message of a purchase, and by each try of it. */
const lastTry = keptStatement<Delivery, { orderId: string; reference: string }>(
  'delivery-last',
  (value) => sql`
    select ${sql.join(Object.keys(columns).map((name) => sql.ref(name)))} from delivery
    where order_id = ${value('orderId')} and reference = ${value('reference')} order by created_at desc limit 1`,
);

/** The row of a message that is about to be sent: that of its last try, unless that one is lost. */
export const openDelivery = async (
  { db, clock }: Own,
  channel: Delivery['channel'],
  { orderId, purpose, reference }: MessageOf,
): Promise<Delivery> => {
  const [last] = await lastTry(db, { orderId, reference });
  if (last && !isLost(last.state) && !last.is_to_old_address) return last;
  const now = clock();
  return db
    .insertInto('delivery')
    .values({
      id: randomId(),
      reference,
      order_id: orderId,
      channel,
      purpose,
      state: 'queued',
      is_waiting: isPaper(purpose) && !(await isReached(db, orderId)),
      due_at: new Date(now.getTime() + reachedWithinMs),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** What a try, a server or a report says of a message. */
export interface Said {
  state: DeliveryState;
  code?: string | null | undefined;
  providerId?: string | undefined;
}

/** Something reached the buyer: nothing of the purchase waits any more. */
const reached = (trx: Transaction<Database>, orderId: string) =>
  trx
    .updateTable('delivery')
    .set({ is_waiting: false })
    .where('order_id', '=', orderId)
    .where('is_waiting', '=', true)
    .execute();

const isWaitedFor = async (trx: Transaction<Database>, orderId: string): Promise<boolean> =>
  (await trx
    .selectFrom('delivery')
    .select('id')
    .where('order_id', '=', orderId)
    .where('is_waiting', '=', true)
    .executeTakeFirst()) !== undefined;

/**
 * What was lost waits for another way to arrive, counted from now on: one message of a purchase for all of them. Papers that a
 * page or a phone has shown are lost to nobody.
 */
const lost = async (trx: Transaction<Database>, row: Delivery, now: Date): Promise<void> => {
  const isKnown = isToldByPage(row.purpose) && (await isReached(trx, row.order_id));
  if (isMissed(row.purpose) && !isKnown && !(await isWaitedFor(trx, row.order_id)))
    await trx
      .updateTable('delivery')
      .set({ is_waiting: true, due_at: new Date(now.getTime() + reachedWithinMs) })
      .where('id', '=', row.id)
      .execute();
  if (row.channel === 'mail') await enqueue(trx, 'follow-mail', row.id, now);
};

/** Of most that is learned nothing follows: what waited was sent. */
const leftNow = async (
  db: Kysely<Database>,
  id: string,
  providerId: string | undefined,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ state: 'sent', ...(providerId && { provider_id: providerId }), updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Writes what was learned of a message, and asks for what follows. A report that says less than is known, of a message nobody
 * knows or of one to an address that was corrected changes nothing else.
 * @returns the state it has now; null for a message we never sent
 */
export async function learn({ db, clock }: Own, id: string, said: Said): Promise<DeliveryState | null> {
  const now = clock();
  if (said.state === 'sent' && !said.code && (await leftNow(db, id, said.providerId, now))) return 'sent';
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('delivery')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const state = grown(row.state, said.state);
    const isNews = state !== row.state;
    if (isNews || said.state === row.state)
      await trx
        .updateTable('delivery')
        .set({
          state,
          ...(said.code && { code: said.code }),
          ...(said.providerId && { provider_id: said.providerId }),
          ...(isNews && { updated_at: now }),
        })
        .where('id', '=', id)
        .execute();
    if (!isNews || row.is_to_old_address) return state;
    if (isConfirmed(state)) await reached(trx, row.order_id);
    else if (isLost(state)) await lost(trx, row, now);
    return state;
  });
}

/** The buyer looked at the own page with everything on it: that is the surest delivery. */
export async function notePageOpened(context: Own, orderId: string): Promise<void> {
  const of = { orderId, purpose: 'page', reference: `page.${orderId}` } as const;
  const { id } = await openDelivery(context, 'page', of);
  await learn(context, id, { state: 'opened' });
}

/** Mails of a purchase went to an address it does not have any more; those that follow begin anew. */
export const sentToOldAddress = (trx: Transaction<Database>, orderId: string) =>
  trx
    .updateTable('delivery')
    .set({ is_to_old_address: true, is_waiting: false })
    .where('order_id', '=', orderId)
    .where('channel', '=', 'mail')
    .execute();

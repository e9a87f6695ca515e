import type { ContactChannel } from '@sigorta/contracts/contacts';
import type { Insertable, Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ContactTable } from '../../platform/database/tables/payment-tables.ts';
import { randomId } from '../../platform/random-id.ts';
import { phoneKey } from '../login/phone-key.ts';

/** What is written down of a message that belongs to no purchase, or of a call. */
export interface ContactOf {
  partnerId: string;
  /** E.164; null where only an address was typed */
  phone: string | null;
  purpose: ContactTable['purpose'];
  /** the same for every try of one message */
  reference: string;
  /** who of staff began it */
  staffId?: string | null;
}

type Own = Pick<Context, 'clock' | 'dataKeys'>;

const rowOf = (
  { clock, dataKeys }: Own,
  of: ContactOf,
  channel: ContactChannel,
): Insertable<ContactTable> => ({
  id: randomId(),
  reference: of.reference,
  partner_id: of.partnerId,
  phone_key: of.phone === null ? null : phoneKey(dataKeys, of.phone),
  channel,
  purpose: of.purpose,
  staff_id: of.staffId ?? null,
  state: channel === 'call' ? null : 'queued',
  at: clock(),
});

/** Writes a message down before it leaves; its next tries are the same row. */
export const noteMessage = async (
  context: Own & Pick<Context, 'db'>,
  of: ContactOf,
  channel: 'mail' | 'sms',
): Promise<void> => {
  await context.db
    .insertInto('contact')
    .values(rowOf(context, of, channel))
    .onConflict((old) => old.column('reference').doNothing())
    .execute();
};

/** Whether it was taken by the next server; what was sent once is not failed by a later try. */
export const noteSent = async (
  { db }: Pick<Context, 'db'>,
  { reference }: ContactOf,
  state: 'sent' | 'failed',
): Promise<void> => {
  await db
    .updateTable('contact')
    .set({ state })
    .where('reference', '=', reference)
    .where('state', '<>', 'sent')
    .execute();
};

/** A call, as staff say that it was. */
export const noteCall = async (
  context: Own,
  trx: Kysely<Database>,
  of: Omit<ContactOf, 'reference'> & { isFromThem: boolean },
): Promise<void> => {
  const row = rowOf(context, { ...of, reference: randomId() }, 'call');
  await trx
    .insertInto('contact')
    .values({ ...row, is_from_them: of.isFromThem })
    .execute();
};

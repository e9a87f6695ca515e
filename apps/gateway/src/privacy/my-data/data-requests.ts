import type { Selectable, Transaction } from 'kysely';
import { phoneKey, phoneKeys } from '../../buyers/login/phone-key.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DataRequestTable } from '../../platform/database/tables/buyer-tables.ts';
import { randomId } from '../../platform/random-id.ts';
import { seal } from '../../platform/sensitive/seal.ts';

/** spec §9 */
const answeredWithinMs = 30 * 24 * 3600_000;

export type DataRequest = Selectable<DataRequestTable>;

type Asked = Pick<DataRequest, 'partner_id' | 'kind' | 'phone' | 'language' | 'kept'>;

/**
 * Writes down what a person asked and that it was done; what staff still have to look at stays open.
 * @param kept purchases a deletion had to leave
 */
export const recordDataRequest = async (
  { clock, dataKeys }: Context,
  trx: Transaction<Database>,
  asked: Asked,
): Promise<{ id: string; dueAt: Date }> => {
  const id = randomId();
  const now = clock();
  const dueAt = new Date(now.getTime() + answeredWithinMs);
  const isDone = asked.kept === 0;
  await trx
    .insertInto('data_request')
    .values({
      ...asked,
      id,
      phone: seal(dataKeys, id, asked.phone),
      phone_key: phoneKey(dataKeys, asked.phone),
      state: isDone ? 'done' : 'open',
      asked_at: now,
      due_at: dueAt,
      done_at: isDone ? now : null,
    })
    .execute();
  return { id, dueAt };
};

/** What a phone asked of a partner, newest first. */
export const dataRequestsOf = (
  { db, dataKeys }: Context,
  partnerId: string,
  phone: string,
): Promise<DataRequest[]> =>
  db
    .selectFrom('data_request')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('phone_key', 'in', phoneKeys(dataKeys, phone))
    .orderBy('asked_at', 'desc')
    .execute();

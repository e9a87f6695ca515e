import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Purchase } from '../machine/state.ts';

/** What those know who hand a command in, beside what the machine decides: written with its rows. */
export interface Facts {
  order?: Partial<Insertable<Database['purchase_order']>>;
  /** of the attempt the command is about; all of a new one's own columns */
  attempt?: Partial<Insertable<Database['attempt']>>;
  policy?: Partial<Insertable<Database['policy']>>;
  refund?: Partial<Insertable<Database['refund']>>;
  notice?: Partial<Insertable<Database['cancellation']>>;
  transfer?: Partial<Insertable<Database['transfer']>>;
}

/** A purchase on its way into its rows. */
export interface Saving {
  trx: Transaction<Database>;
  now: Date;
  facts: Facts;
  before: Purchase;
  purchaseId: string;
}

/** Whether a row would be written as it is. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

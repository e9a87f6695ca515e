import type { Kysely } from 'kysely';
import { readOpenPromises, readRateHold } from '../../catalogue/rates/rate-hold.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Figure } from './read-money.ts';

/**
 * How much of the cap open offers promise at held rates, in hundredths. While nothing is held, and where the cap says that nothing
 * ever is, nobody has to be told.
 */
export async function heldRateFigures(db: Kysely<Database>, now: Date): Promise<Figure[]> {
  const { isOn, capMinor } = await readRateHold(db);
  if (!isOn || capMinor === 0) return [];
  const open = await readOpenPromises(db, now);
  const promised = open.reduce((sum, { promisedMinor }) => sum + promisedMinor, 0);
  return [{ name: 'held_rates_percent', thing: '', state: '', value: (promised / capMinor) * 100 }];
}

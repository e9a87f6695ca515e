import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import { type Ask, instantOf, isThere } from './ask.ts';

/** Which database it is: when it began, and which backups came back since, each as one more life of it. */
export const lineageSchema = v.strictObject({
  began: v.string(),
  /** of which moment each backup was that came back, in their order */
  restored: v.array(v.pipe(v.string(), v.isoTimestamp())),
});
export type Lineage = v.InferOutput<typeof lineageSchema>;

/**
 * @throws StartError where no gateway worked yet, or a backup did not come back whole: what lies there is not the shop
 */
export const lineageOf = async (ask: Ask): Promise<Lineage> => {
  if (!(await isThere(ask, 'kysely_migration')))
    throw new StartError('There is nothing to back up: no gateway has used this database.');
  if (await isThere(ask, 'restore_unfinished'))
    throw new StartError('There is nothing to back up: a backup was not restored to its end here.');
  const [first] = await ask('select min(timestamp) as began from public.kysely_migration');
  const rows = (await isThere(ask, 'restoration'))
    ? await ask('select taken_at from public.restoration order by epoch')
    : [];
  return { began: String(first?.began), restored: rows.map(({ taken_at }) => instantOf(taken_at)) };
};

/** Whether a later one is what became of the database that was backed up: nothing that was in the backup was lost on the way. */
export const comesFrom = (later: Lineage, backup: Lineage, takenAt: string): boolean =>
  later.began === backup.began &&
  backup.restored.every((at, index) => later.restored[index] === at) &&
  later.restored.slice(backup.restored.length).every((at) => at >= takenAt);

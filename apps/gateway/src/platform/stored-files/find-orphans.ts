import type { ObjectStore } from '@sigorta/release/store/object-store';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** how long somebody may still come with a newer backup that names them */
const keptMs = 30 * 24 * 3600_000;
/** names of one question */
const together = 1_000;

const folders = Array.from({ length: 256 }, (_, at) => `${at.toString(16).padStart(2, '0')}/`);
const isOurs = (name: string): boolean => /^[0-9a-f]{2}\/[0-9a-f]{62}$/.test(name);

/**
 * Notes every object that nobody names, so that it is removed in a month: after a restore these are files made after the backup,
 * whose keys are lost. Of a store that belongs to this database alone.
 * @returns how many were noted now
 */
export async function findOrphans(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  store: ObjectStore,
): Promise<number> {
  const due = new Date(clock().getTime() + keptMs);
  let noted = 0n;
  for (const folder of folders) {
    const names = (await store.list(folder)).filter(isOurs);
    for (let at = 0; at < names.length; at += together) {
      const some = names.slice(at, at + together);
      const { numAffectedRows = 0n } = await sql`insert into loose_object (name, due_at)
        select one, ${due} from unnest(${some}::text[]) as one
        where not exists (select from document where object = one)
          and not exists (select from picture where object = one)
        on conflict (name) do nothing`.execute(db);
      noted += numAffectedRows;
    }
  }
  return Number(noted);
}

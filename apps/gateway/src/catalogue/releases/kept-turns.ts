import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Note } from './live-releases.ts';
import type { ReleaseRegistry } from './registry.ts';

const turn = async (
  trx: Transaction<Database>,
  { family, release, at }: { family: string; release: string | null; at: Date },
): Promise<void> => {
  await trx
    .updateTable('release_turn')
    .set({ replaced_at: at })
    .where('family', '=', family)
    .where('replaced_at', 'is', null)
    .$if(release !== null, (query) => query.where('release', '<>', release ?? ''))
    .execute();
  if (release === null) return;
  await trx
    .insertInto('release_turn')
    .values({ family, release, live_since: at })
    .onConflict((conflict) => conflict.column('release').doUpdateSet({ live_since: at, replaced_at: null }))
    .execute();
};

/** Writes down what happened to a release. */
export const keepNote = (db: Kysely<Database>, note: Note): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if ('recalled' in note)
      await trx
        .updateTable('release_turn')
        .set({ recalled_at: note.at })
        .where('release', '=', note.recalled)
        .execute();
    else await turn(trx, note);
  });

/** At the start: what was live before, here or on another gateway, gave way to what this one starts with. */
export async function resumeTurns(
  db: Kysely<Database>,
  products: Pick<ReleaseRegistry, 'liveReleases' | 'remember'>,
  now: Date,
): Promise<void> {
  const rows = await db.selectFrom('release_turn').selectAll().execute();
  for (const [family, live] of products.liveReleases()) {
    for (const { release, replaced_at, recalled_at } of rows.filter((row) => row.family === family))
      if (release !== live)
        products.remember(family, {
          release,
          replacedAt: replaced_at ?? now,
          isRecalled: recalled_at !== null,
        });
    await keepNote(db, { family, release: live, at: now });
  }
}

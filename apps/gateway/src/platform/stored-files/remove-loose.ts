import type { ObjectStore } from '@sigorta/release/store/object-store';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { errorFields } from '../log.ts';

/** names a step */
const together = 50;
/** who took names and did not come back is dead by then */
const deadMs = 10 * 60_000;

type Parts = Pick<Context, 'db' | 'log' | 'clock'>;

/** Names that are due, for this process alone; from now on no row may have them. */
async function take({ db, clock }: Parts): Promise<string[]> {
  const now = clock();
  const rows = await db
    .updateTable('loose_object')
    .set({ taken_at: now })
    .where('name', 'in', (names) =>
      names
        .selectFrom('loose_object')
        .select('name')
        .where('due_at', '<=', now)
        .where(({ or, eb }) =>
          or([eb('taken_at', 'is', null), eb('taken_at', '<', new Date(now.getTime() - deadMs))]),
        )
        /* a row that was committed just as somebody looked for orphans */
        .where(sql<boolean>`not exists (select from document where object = loose_object.name)
          and not exists (select from picture where object = loose_object.name)`)
        .orderBy('due_at')
        .limit(together)
        .forUpdate()
        .skipLocked(),
    )
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Removes from the store what no row names: what was deleted, what a dead process put, what was moved back. What does not go
 * is tried again; nobody could read it meanwhile, as its key went with its row. Any replica may run it at any time.
 * @returns how many went
 */
export async function removeLoose(parts: Parts, store: ObjectStore): Promise<number> {
  let removed = 0;
  for (;;) {
    const names = await take(parts);
    const tries = await Promise.allSettled(names.map((name) => store.remove(name)));
    const gone = names.filter((_, at) => tries[at]?.status === 'fulfilled');
    if (gone.length > 0) await parts.db.deleteFrom('loose_object').where('name', 'in', gone).execute();
    removed += gone.length;
    const failed = tries.find((one) => one.status === 'rejected');
    if (failed) {
      parts.log.warn({
        event: 'objects-not-removed',
        count: names.length - gone.length,
        ...errorFields(failed.reason),
      });
      return removed;
    }
    if (names.length < together) return removed;
  }
}

/** How many wait to be removed, also those that are not due yet. */
export async function looseCount({ db }: Pick<Context, 'db'>): Promise<number> {
  const { n } = await db
    .selectFrom('loose_object')
    .select(sql<string>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

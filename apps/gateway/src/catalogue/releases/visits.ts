import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

/** What may happen to a visitor of a release; each is noted once. */
export type VisitMark = 'failed_at' | 'errored_at' | 'refused_at' | 'quoted_at' | 'ordered_at';

type Noting = Pick<Context, 'db' | 'clock' | 'background'>;

/**
 * Who looked at a form of a release for the first time.
 * @param mark what happened to him with it
 */
export const noteVisit = (
  { db, clock, background }: Noting,
  release: string,
  session: string,
  mark?: VisitMark,
): void =>
  background.run('note-visit', async () => {
    const marked = mark === undefined ? {} : { [mark]: clock() };
    await db
      .insertInto('release_visit')
      .values({ release, session_id: session, seen_at: clock(), ...marked })
      .onConflict((conflict) => {
        const known = conflict.columns(['release', 'session_id']);
        return mark === undefined ? known.doNothing() : known.doUpdateSet(marked);
      })
      .execute();
  });

/** Notes what happened to a visitor, when he is one: a call without a page before it says nothing of a release's pages. */
export const markVisit = (
  { db, clock, background }: Noting,
  release: string,
  session: string,
  mark: VisitMark,
): void =>
  background.run('mark-visit', async () => {
    await db
      .updateTable('release_visit')
      .set({ [mark]: clock() })
      .where('release', '=', release)
      .where('session_id', '=', session)
      .where(mark, 'is', null)
      .execute();
  });

/** What a visitor's browser measured of a form's page, in ms; the first one counts. */
export const noteLoad = (
  { db, clock, background }: Noting,
  release: string,
  session: string,
  { lcp, inp }: { lcp: number; inp: number | null },
): void =>
  background.run('note-load', async () => {
    const visit = await db
      .selectFrom('release_visit')
      .select('release')
      .where('release', '=', release)
      .where('session_id', '=', session)
      .executeTakeFirst();
    if (!visit) return;
    await db
      .insertInto('release_load')
      .values({ release, session_id: session, told_at: clock(), lcp_ms: lcp, inp_ms: inp })
      .onConflict((conflict) => conflict.columns(['release', 'session_id']).doNothing())
      .execute();
  });

/** key of the message for a field that the declaration does not have (product-kit) */
const unknownField = 'field.unknown.error';

/** What a refused or failed call says of the release that the page was drawn by; null when it says nothing. */
export function markOf(error: unknown): VisitMark | null {
  if (!(error instanceof Refusal)) return 'errored_at';
  if (error.fields?.some(({ message }) => message === unknownField)) return 'refused_at';
  return error.code === 'internal-error' ? 'errored_at' : null;
}

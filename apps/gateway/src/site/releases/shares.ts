import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';

/** A release that a part of the visitors gets beside the live one. */
export interface Share {
  family: string;
  release: string;
  /** of a hundred sessions, 1 to 50 */
  percent: number;
  begunAt: Date;
}

/** A share that is over: pages that came with it may begin something for the rest of their day, unless it was recalled. */
export interface EndedShare {
  family: string;
  release: string;
  endedAt: Date;
  isRecalled: boolean;
}

/** pages are open for a day at most, as those of a release that gave way (catalogue/releases) */
const dayMs = 24 * 3600_000;

export async function readShares({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<{ shares: Share[]; ended: EndedShare[] }> {
  const since = new Date(clock().getTime() - dayMs);
  const rows = await db
    .selectFrom('release_share')
    .selectAll()
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', since)]))
    .orderBy('begun_at')
    .execute();
  const shares: Share[] = [];
  const ended: EndedShare[] = [];
  for (const { family, release, percent, begun_at, ended_at, recalled } of rows)
    if (ended_at === null) shares.push({ family, release, percent, begunAt: begun_at });
    else ended.push({ family, release, endedAt: ended_at, isRecalled: recalled });
  return { shares, ended };
}

/** Whether a release has been live so shortly that it is still watched. */
export const isNew = ({ clock }: Pick<Context, 'clock'>, since: Date): boolean =>
  clock().getTime() - since.getTime() < dayMs;

/** When and why releases of a family were withdrawn by themselves last, by release. */
export async function lastWithdrawals(
  { db }: Pick<Context, 'db'>,
  family: string,
): Promise<ReadonlyMap<string, { at: Date; fault: string }>> {
  const rows = await db
    .selectFrom('release_withdrawal')
    .select(['release', 'at', 'fault'])
    .where('family', '=', family)
    .orderBy('number')
    .execute();
  return new Map(rows.map(({ release, at, fault }) => [release, { at, fault }]));
}

/** Releases that were withdrawn by themselves within a day: what was open with them begins nothing more. */
export async function readWithdrawn({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<EndedShare[]> {
  const rows = await db
    .selectFrom('release_withdrawal')
    .select(['family', 'release', 'at'])
    .where('at', '>', new Date(clock().getTime() - dayMs))
    .execute();
  return rows.map(({ family, release, at }) => ({ family, release, endedAt: at, isRecalled: true }));
}

/** Ends the share of a family. @returns the release that had it; null when none had one */
export async function endShare(
  trx: Transaction<Database>,
  family: string,
  at: Date,
): Promise<{ release: string; percent: number } | null> {
  const row = await trx
    .updateTable('release_share')
    .set({ ended_at: at })
    .where('family', '=', family)
    .where('ended_at', 'is', null)
    .returning(['release', 'percent'])
    .executeTakeFirst();
  return row ?? null;
}

/** as many places as there are parts of a percent that somebody may want to set one day */
const places = 10_000;

/**
 * Whether a session is in a family's share. Its place is its hash with the family, so it stays over a reload and at every
 * gateway, who was in stays in when the share grows, and the same people do not get everything that is new.
 */
export const isInShare = (
  session: string,
  { family, percent }: Pick<Share, 'family' | 'percent'>,
): boolean => {
  const hash = createHash('sha256').update(`${family} ${session}`).digest();
  return hash.readUInt32BE() % places < percent * (places / 100);
};

import type { Context } from '../platform/context.ts';
import type { AuditDoubt } from '../platform/database/tables/staff-tables.ts';
import { addWitness, isCut, type Kept, readWitnesses, type Witness } from './witness-file.ts';

/** A line is written when there is a new entry, and so often without one: silence is not the same as nothing to say. */
const heartbeatMs = 10 * 60_000;
/** two looks and a heartbeat late: nobody writes any more */
const silenceMs = 25 * 60_000;

/** The line that this process wrote last: a file that does not end with it was cut, or written anew, behind its back. */
const wrote = new WeakMap<Kept['signingKeys'], Witness>();

/** The first of them that is gone, or is another entry now. */
const firstLost = async ({ db }: Context, seen: readonly Witness[]): Promise<number | null> => {
  if (seen.length === 0) return null;
  const numbers = [...new Set(seen.map(({ number }) => number))];
  const rows = await db
    .selectFrom('audit_entry')
    .select(['number', 'hash'])
    .where('number', 'in', numbers)
    .execute();
  const now = new Map(rows.map(({ number, hash }) => [number, hash]));
  return seen.find(({ number, hash }) => now.get(number) !== hash)?.number ?? null;
};

const isBehind = ({ clock }: Context, last: Witness | undefined): boolean =>
  last !== undefined && clock().getTime() - last.at.getTime() > silenceMs;

/** The file is not as this process and the lines themselves say it was. */
const wasCut = ({ signingKeys }: Context, seen: readonly Witness[]): boolean => {
  const own = wrote.get(signingKeys);
  return isCut(seen) || (own !== undefined && seen.at(-1)?.mac !== own.mac);
};

/**
 * Compares the log with what was written down outside the database: a chain cannot miss its own end.
 * @returns the newest entry that is vouched for, the first seen before that is gone or another one now, and whether what
 * vouches can be relied on: it is whole, and somebody still writes it
 */
export const auditWitnessed = async (
  context: Context,
): Promise<{ witnessed: number | null; lostAt: number | null; isReliable: boolean }> => {
  const seen = await readWitnesses(context);
  const isReliable = !wasCut(context, seen) && !isBehind(context, seen.at(-1));
  return { witnessed: seen.at(-1)?.number ?? null, lostAt: await firstLost(context, seen), isReliable };
};

const headOf = ({ db }: Context) =>
  db
    .selectFrom('audit_entry')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What an alarm is made of; the program's own log says it too, for whoever can cut rows can take this one. */
const doubt = ({ db, clock }: Context, reason: AuditDoubt): Promise<unknown> =>
  db
    .insertInto('audit_doubt')
    .values({ reason, seen_at: clock() })
    .onConflict((known) => known.column('reason').doUpdateSet({ seen_at: clock() }))
    .execute();

/** A file that cannot be read or written (a disk, a right, a volume) vouches for nothing. */
const reached = async <T>(context: Context, file: Promise<T>): Promise<T> => {
  try {
    return await file;
  } catch (error) {
    /* without a database too it is the file's own error that is told */
    await doubt(context, 'witness-unreachable').catch(() => undefined);
    throw error;
  }
};

/**
 * Writes the newest entry down outside the database and into the program's own log, when there is one or a heartbeat is due. A
 * log that lost what was seen before, or a file that was cut, is not written over: both are errors for whoever reads the
 * program's own log, every time until a person looks.
 */
export const witnessAudit = async (context: Context): Promise<void> => {
  const { log, signingKeys, clock } = context;
  const seen = await reached(context, readWitnesses(context));
  const last = seen.at(-1);
  if (wasCut(context, seen)) {
    const own = wrote.get(signingKeys) ?? last;
    log.error({ event: 'audit-witness-cut', count: own?.number, hash: own?.hash });
    await doubt(context, 'witness-cut');
    return;
  }
  if (last && (await firstLost(context, [last])) !== null) {
    log.error({ event: 'audit-entries-lost', count: last.number, hash: last.hash });
    await doubt(context, 'entries-lost');
    return;
  }
  const head = await headOf(context);
  const at = clock();
  const isDue = last === undefined || at.getTime() - last.at.getTime() >= heartbeatMs;
  if (!head || (head.number === last?.number && !isDue)) return;
  /* after a stop this is how long nobody looked; while it runs, nothing but a cut end or a dead timer leaves such a gap */
  if (isBehind(context, last)) {
    log.warn({ event: 'audit-witness-silent', from: last?.at.toISOString() });
    await doubt(context, 'witness-silent');
  }
  wrote.set(signingKeys, await reached(context, addWitness(context, last, { ...head, at })));
  log.info({ event: 'audit-witness', count: head.number, hash: head.hash });
};

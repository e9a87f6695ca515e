import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../platform/context.ts';

/** An entry as it once stood at the end of the log. */
interface Witness {
  number: number;
  hash: string;
}

type Kept = Pick<Context, 'config' | 'secret'>;

/** of the file, the newest; each is one look */
const lines = 1000;

const fileOf = ({ config }: Pick<Context, 'config'>): string => join(config.dataDir, 'audit-witness');

/** Signed, so that a line is this database's own: another one's in the same folder says nothing of it. */
const signed = (secret: Buffer, said: string): string =>
  createHmac('sha256', secret).update(`audit witness ${said}`).digest('base64url');

const read = (secret: Buffer, line: string): Witness | null => {
  const [number = '', hash = '', at = '', mac = ''] = line.split(' ');
  const expected = Buffer.from(signed(secret, `${number} ${hash} ${at}`));
  const given = Buffer.from(mac);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { number: Number(number), hash } : null;
};

/** What was seen before, the oldest first. */
const witnesses = async (kept: Kept): Promise<Witness[]> => {
  try {
    const text = await readFile(fileOf(kept), 'utf8');
    return text
      .split('\n')
      .slice(-lines)
      .flatMap((line) => read(kept.secret, line) ?? []);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

/** The first of them that is gone, or is another entry now. */
const firstLost = async ({ db }: Context, seen: readonly Witness[]): Promise<number | null> => {
  if (seen.length === 0) return null;
  const numbers = seen.map(({ number }) => number);
  const rows = await db
    .selectFrom('audit_entry')
    .select(['number', 'hash'])
    .where('number', 'in', numbers)
    .execute();
  const now = new Map(rows.map(({ number, hash }) => [number, hash]));
  return seen.find(({ number, hash }) => now.get(number) !== hash)?.number ?? null;
};

/**
 * Compares the log with what was written down outside the database: a chain cannot miss its own end.
 * @returns the newest entry that is vouched for, and the first seen before that is gone or another one now
 */
export const auditWitnessed = async (
  context: Context,
): Promise<{ witnessed: number | null; lostAt: number | null }> => {
  const seen = await witnesses(context);
  return { witnessed: seen.at(-1)?.number ?? null, lostAt: await firstLost(context, seen) };
};

/**
 * Writes the newest entry down beside the database and into the log, when there is one. A log that lost what was seen
 * before is not written over; that is an error for whoever reads the program's own log.
 */
export const witnessAudit = async (context: Context): Promise<void> => {
  const { db, log, secret, clock } = context;
  const last = (await witnesses(context)).at(-1);
  if (last && (await firstLost(context, [last])) !== null) {
    log.error({ event: 'audit-entries-lost', count: last.number, hash: last.hash });
    return;
  }
  const head = await db
    .selectFrom('audit_entry')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!head || head.number === last?.number) return;
  const said = `${head.number} ${head.hash} ${clock().toISOString()}`;
  await mkdir(context.config.dataDir, { recursive: true });
  await appendFile(fileOf(context), `${said} ${signed(secret, said)}\n`, { mode: 0o600 });
  log.info({ event: 'audit-witness', count: head.number, hash: head.hash });
};

import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { errorFields } from '../log.ts';
import type { Database } from './database.ts';

/** a probe that takes longer has failed */
const patienceMs = 3_000;
/** an answer is good for so long, so that asking often costs nothing */
const freshMs = 4_000;
/** more than a page, so that room on the disk is asked for */
const noiseBytes = 16_384;

/**
 * Writes as a purchase does: a new file is filled and committed. A row changed in its place would still fit on a full
 * disk. A standby, a database set to read only and one without room refuse.
 */
const write = async (db: Kysely<Database>): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(patienceMs)}`.execute(trx);
    await sql`set local lock_timeout = ${sql.lit(patienceMs)}`.execute(trx);
    await sql`truncate write_probe`.execute(trx);
    await sql`insert into write_probe (noise) values (${randomBytes(noiseBytes)})`.execute(trx);
  });
};

const within = async (work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the write took too long')), patienceMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Whether the database takes rows now, or did seconds ago; who asks meanwhile shares one look. */
export const createWriteProbe = (db: Kysely<Database>, log: Logger): (() => Promise<boolean>) => {
  let known: { good: boolean; until: number } = { good: true, until: 0 };
  let looking: Promise<boolean> | null = null;
  const look = async (): Promise<boolean> => {
    let good = true;
    try {
      await within(write(db));
    } catch (error) {
      good = false;
      log.error({ event: 'database-takes-no-rows', ...errorFields(error) });
    }
    if (good && !known.good) log.info({ event: 'database-takes-rows-again' });
    known = { good, until: performance.now() + freshMs };
    return good;
  };
  return async () => {
    if (performance.now() < known.until) return known.good;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
};

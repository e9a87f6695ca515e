import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../ports.ts';
import type { Database } from './database.ts';

/** How often the database is asked what time it is; in between a steady clock loses microseconds. */
const askEveryMs = 5_000;
/** this machine's wall clock may be this wrong before its operator is told */
const toldFromMs = 30_000;

/** Asks for the database's time. @returns ms since 1970 */
const askedTime = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say the time');
  return row.at.getTime();
};

/** What the database said, and when the question left and the answer came on this machine's steady clock, ms. */
export interface Said {
  at: number;
  left: number;
  came: number;
}

/**
 * How far the database's clock is ahead of the steady one, after one more answer. It was read at some moment between question and
 * answer, so each answer bounds it from both sides; within the bounds what was known stays, so that a slow answer moves nothing.
 * @param known ms; null before the first answer
 */
export function aheadAfter(known: number | null, { at, left, came }: Said): number {
  /* what is read is cut to the millisecond */
  const [least, most] = [at - came, at + 1 - left];
  return known === null ? (least + most) / 2 : Math.min(most, Math.max(least, known));
}

/**
 * The database's clock, asked for now and then and carried on by the steady clock of this machine, whose own wall clock is read
 * never. Two replicas differ by less than the way of a question.
 */
export async function databaseClock(
  db: Kysely<Database>,
  log: Logger,
): Promise<{ clock: Clock; stop: () => void }> {
  let isTold = false;

  const ask = async (known: number | null): Promise<number> => {
    const left = performance.now();
    const at = await askedTime(db);
    const came = performance.now();
    const ahead = aheadAfter(known, { at, left, came });
    const wrongMs = Math.round(Date.now() - came - ahead);
    const isWrong = Math.abs(wrongMs) >= toldFromMs;
    if (isWrong && !isTold) log.warn({ event: 'clock-apart', wrongMs });
    isTold = isWrong;
    return ahead;
  };

  let ahead = await ask(null);
  const timer = setInterval(() => {
    ask(ahead).then(
      (now) => {
        ahead = now;
      },
      /* a database that is away is told of by everything else */
      () => {},
    );
  }, askEveryMs);
  timer.unref();
  const read = () => new Date(performance.now() + ahead);
  return { clock: Object.assign(read, { isOfDatabase: true as const }), stop: () => clearInterval(timer) };
}

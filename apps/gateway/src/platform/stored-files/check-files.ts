import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Outcome } from '../outbox/claim.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { FileKind } from '../ports.ts';
import { noteLost } from './note-lost.ts';
import { fileKinds, rowsThatLie } from './rows.ts';

/** rows a step, and questions at once */
const together = 200;
const atOnce = 8;

/** Subject of the job that only asks whether the store answers. */
const storeItself = 'store';
/** no object has this name: whether it is there is not what is asked */
const asked = '00/answers';

type Parts = Pick<Context, 'db' | 'log' | 'clock' | 'objects'>;

/** Has the outbox look whether the objects that rows name are there: a restored database names those of its backup. */
export async function askToCheckFiles(trx: Transaction<Database>, now: Date): Promise<void> {
  for (const kind of fileKinds) await enqueue(trx, 'check-files', `${kind}.`, now);
}

/**
 * Asks the store whether it answers. While it does not, a job that fails says so as every failing job does: as an open case, and
 * after a quarter of an hour as an alarm. It ends by itself when the store is back.
 */
export async function watchStore({ db, clock, objects, log }: Parts): Promise<void> {
  if (objects === null) return;
  try {
    await objects.has(asked);
  } catch {
    log.error({ event: 'document-store-away' });
    await db.transaction().execute((trx) => enqueue(trx, 'check-files', storeItself, clock()));
  }
}

const isKind = (word: string): word is FileKind => fileKinds.some((kind) => kind === word);

/** @param subject `<kind>.<key of the last row that was looked at>`, or the store itself */
export async function checkFiles(parts: Parts, subject: string): Promise<Outcome> {
  const { db, clock, objects } = parts;
  if (objects === null) return 'done';
  if (subject === storeItself) {
    await objects.has(asked);
    return 'done';
  }
  const [kind = '', after = ''] = subject.split(/\.(.*)/s);
  if (!isKind(kind)) return 'done';
  const rows = await rowsThatLie(parts, kind, { where: 'store', after, most: together });
  for (let at = 0; at < rows.length; at += atOnce)
    await Promise.all(
      rows.slice(at, at + atOnce).map(async ({ id, object }) => {
        if (object !== null && !(await objects.has(object)))
          await noteLost(parts, { kind, id, object, fault: 'missing' });
      }),
    );
  const last = rows.at(-1)?.id;
  if (last !== undefined)
    await db.transaction().execute((trx) => enqueue(trx, 'check-files', `${kind}.${last}`, clock()));
  return 'done';
}

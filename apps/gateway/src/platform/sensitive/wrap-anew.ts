import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeyService } from '../key-service/key-service.ts';
import type { KeyWrap } from '../ports.ts';
import { StartError } from '../start-error.ts';
import { alone } from './first-keys.ts';
import { type KeyRow, type OpenKey, readRows, unwrap } from './wrapped-keys.ts';
import { present } from './wraps.ts';

const given =
  'set SEALING_KEY (or SECRET_KEY) to what it was, name that one in OTHER_SEALING_KEYS, or name the key service that wrapped them in KEY_SERVICE_URL';

export const lockedOut = (): StartError =>
  new StartError(
    `The keys in the database are wrapped by a key that this gateway was not given, or were changed: ${given} (docs/operations.md, "Keys"). Nothing was changed.`,
  );

/** @throws StartError unless every one of them opens */
export const openAll = async (wraps: readonly KeyWrap[], rows: readonly KeyRow[]): Promise<OpenKey[]> => {
  const open = await Promise.all(rows.map((row) => unwrap(wraps, row)));
  if (open.every((key) => key === null)) throw lockedOut();
  const closed = rows.filter((_, at) => open[at] === null).map(({ number }) => number);
  if (closed.length > 0)
    throw new StartError(
      `Key ${closed.join(', ')} of the table data_key does not open and others do: it was changed. Restore that table from a backup; nothing was changed.`,
    );
  return present(open);
};

interface Wrapping {
  wraps: readonly [KeyWrap, ...KeyWrap[]];
  service: KeyService | null;
}

/** The service has a newer version of its key than the one that wrapped this. */
const isBehind = (row: KeyRow, { wraps, service }: Wrapping): boolean =>
  service !== null &&
  wraps[0] === service &&
  service.isItsOwn(row) &&
  service.versionOf(row) < service.newest();

export const isWrappedAnew = (row: KeyRow, key: OpenKey | undefined, wrapping: Wrapping): boolean =>
  (key !== undefined && key.wrappedBy > 0) || isBehind(row, wrapping);

/** What wraps was changed, or its service turned to a newer version: what lies under another one is wrapped anew, all of it or nothing. */
export const wrapAnew = (db: Kysely<Database>, wrapping: Wrapping): Promise<void> =>
  alone(db, async (trx) => {
    const { wraps, service } = wrapping;
    const rows = await readRows(trx);
    for (const [at, key] of (await openAll(wraps, rows)).entries()) {
      const row = rows[at];
      if (!row || !isWrappedAnew(row, key, wrapping)) continue;
      const wrapped = key.wrappedBy > 0 ? await wraps[0].wrap(key, key.content) : await service?.renew(row);
      if (!wrapped) throw lockedOut();
      await trx.updateTable('data_key').set({ wrapped }).where('number', '=', key.number).execute();
    }
  });

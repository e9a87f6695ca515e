import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeyService } from '../key-service/key-service.ts';
import { StartError } from '../start-error.ts';
import type { KeyRow } from './wrapped-keys.ts';
import { type KeyConfig, wrapsOf } from './wraps.ts';

const words = { before: 'opens what names no key', seal: 'seals', hash: 'hashes', sign: 'signs' } as const;

/** Which version of the service's key wraps it: an operator closes those of before only when none of ours lies under them. */
const versionTold = (row: KeyRow, service: KeyService | null): string => {
  if (!service?.isItsOwn(row)) return '';
  const [version, newest] = [service.versionOf(row), service.newest()];
  return `, wrapped by version ${version} of the key service's key${version < newest ? `, the newest is ${newest}` : ''}`;
};

/** Also of a database that was not yet brought up to this version. */
const rowsOf = async (db: Kysely<Database>): Promise<KeyRow[]> =>
  (
    await db
      .selectFrom('data_key')
      .select(['number', 'purpose', 'wrapped', 'used_from'])
      .orderBy('number', 'desc')
      .execute()
  ).map((row) => ({ ...row, for_persons: false, also_seals: [] }));

/**
 * Which keys lie in the database, and how far the job is that seals anew; nothing of a key itself. It only reads: whoever looks before
 * the next step of a change, perhaps with the settings of that step, changes nothing by it.
 * @param service what the settings name, which has been greeted
 * @throws StartError where there are none yet
 */
export const keysTold = async (
  db: Kysely<Database>,
  config: KeyConfig,
  service: KeyService | null = null,
): Promise<string> => {
  const { rows: found } = await sql<{
    there: boolean;
  }>`select to_regclass('public.data_key') is not null as there`.execute(db);
  const rows = found[0]?.there ? await rowsOf(db) : [];
  if (rows.length === 0)
    throw new StartError('There are no keys in this database: the first start makes them.');
  const [inUse] = wrapsOf(config, service);
  const keys = await Promise.all(
    rows.toReversed().map(async (row) => {
      const wrapped = (await inUse?.unwrap(row))
        ? versionTold(row, service)
        : ', wrapped by another key than the one in use';
      const since = row.used_from.getTime() === 0 ? '' : ` from ${row.used_from.toISOString()}`;
      return `key ${row.number} ${words[row.purpose]}${since}${wrapped}`;
    }),
  );
  const walk = await db.selectFrom('sealing_walk').selectAll().where('thing', '<>', 'round').execute();
  const open = walk.filter(({ done }) => !done).length;
  const stuck = walk.reduce((all, row) => all + Number(row.stuck), 0);
  const former = rows.filter(({ purpose }) => purpose === 'before' || purpose === 'seal').length - 1;
  return [
    ...keys,
    former > 0 || open > 0
      ? `sealing anew: ${open} of ${walk.length} columns are to be walked in this round, ${stuck} values do not open`
      : 'everything is sealed under one key',
  ].join('\n');
};

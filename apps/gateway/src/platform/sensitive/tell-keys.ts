import type { Context } from '../context.ts';
import { readRows, unwrap } from './wrapped-keys.ts';

const words = { before: 'opens what names no key', seal: 'seals', hash: 'hashes', sign: 'signs' } as const;

/** Which keys lie in the database, and how far the job is that seals anew; nothing of a key itself. */
export const keysTold = async ({ db, keyHolder }: Pick<Context, 'db' | 'keyHolder'>): Promise<string> => {
  const rows = await readRows(db);
  const keys = rows.toReversed().map((row) => {
    const wrapped = unwrap([keyHolder.wrapping], row) ? '' : ', wrapped by another key than the one in use';
    const since = row.used_from.getTime() === 0 ? '' : ` from ${row.used_from.toISOString()}`;
    return `key ${row.number} ${words[row.purpose]}${since}${wrapped}`;
  });
  const walk = await db.selectFrom('sealing_walk').selectAll().where('thing', '<>', 'round').execute();
  const open = walk.filter(({ done }) => !done).length;
  const stuck = walk.reduce((all, row) => all + Number(row.stuck), 0);
  const former = rows.filter(({ purpose }) => purpose === 'before' || purpose === 'seal').length - 1;
  return [
    ...keys,
    former > 0
      ? `sealing anew: ${open} of ${walk.length} columns are to be walked in this round, ${stuck} values do not open`
      : 'everything is sealed under one key',
  ].join('\n');
};

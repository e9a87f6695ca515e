import { takeBackup } from '../../platform/backup/take-backup.ts';
import { namedFile, toTheEnd } from './tell.ts';
import { settingsOfUsed } from './used-database.ts';

/** `pnpm backup <file>`, with the gateway's own environment: of a server while it runs, of a data folder once it stopped. */
const file = namedFile('npx --yes pnpm@12 backup <file>');
await toTheEnd(async () => {
  const { rows, kind } = await takeBackup(await settingsOfUsed(), file, new Date());
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${file} holds ${all} rows of ${Object.keys(rows).length} tables (${kind}), sealed.`;
});

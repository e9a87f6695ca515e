import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { createLog } from '../../platform/log.ts';
import { readConfig } from '../../platform/read-config.ts';
import { namedFile, root, toTheEnd } from './tell.ts';

/** `pnpm restore <file>`, with the environment of the gateway that shall run on it: into an empty database only. */
const file = namedFile('npx --yes pnpm@12 restore <file>');
await toTheEnd(async () => {
  const config = readConfig(process.env, root);
  const { takenAt } = await restoreBackup(config, file, new Date(), createLog('silent'));
  return `Restored as it was at ${takenAt}. Sending is off: no money moves and no insurer is called until staff switch it on.`;
});

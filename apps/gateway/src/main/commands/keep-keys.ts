import { keepRecordKeys } from '../../platform/backup/take-backup.ts';
import { readConfig } from '../../platform/read-config.ts';
import { root, toTheEnd } from './tell.ts';

/** `pnpm keep-keys`, with the gateway's own environment: the keys of records alone, in the place of those of before. */
await toTheEnd(async () => {
  const config = readConfig(process.env, root);
  const count = await keepRecordKeys(config, new Date());
  return `${config.backup.keysFile} holds the keys of ${count} records, sealed.`;
});

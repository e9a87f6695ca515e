import { keepRecordKeys } from '../../platform/backup/take-backup.ts';
import { toTheEnd } from './tell.ts';
import { settingsOfUsed } from './used-database.ts';

/** `pnpm keep-keys`, with the gateway's own environment: the keys of records alone, in the place of those of before. */
await toTheEnd(async () => {
  const config = await settingsOfUsed();
  const count = await keepRecordKeys(config, new Date());
  return `${config.backup.keysFile} holds the keys of ${count} records, sealed.`;
});

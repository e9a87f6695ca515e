import { makeBackupKey } from '../../platform/backup/backup-key.ts';
import { namedFile, toTheEnd } from './tell.ts';

/** `pnpm backup-key <file>`: the file opens backups and belongs off the machine; what is printed goes into BACKUP_RECIPIENT. */
const file = namedFile('npx --yes pnpm@12 backup-key <file>');
await toTheEnd(async () => `BACKUP_RECIPIENT=${await makeBackupKey(file)}`);

import type { Config } from '../config.ts';
import type { KeyPurpose } from '../database/tables/core-tables.ts';
import { readSecret, secretFile } from '../sensitive/secret-file.ts';
import { unwrap, wrappingKey } from '../sensitive/wrapped-keys.ts';
import { StartError } from '../start-error.ts';
import type { Ask } from './ask.ts';

export type SecretConfig = Pick<Config, 'secretKey' | 'sealing' | 'dataDir'>;

/**
 * A backup whose keys nobody can unwrap looks whole and opens nothing. What unwraps them is a setting, which whoever makes backups keeps
 * apart, or the file that is saved with the rows; a server's database does not tell which machine has that.
 * @throws StartError when neither is at hand
 */
export const refuseWithoutSecret = async (
  ask: Ask,
  { secretKey, sealing, dataDir }: SecretConfig,
): Promise<void> => {
  const [there] = await ask(`select to_regclass('public.data_key') is not null as there`);
  if (there?.there !== true) return;
  const [row] = await ask(
    'select number, purpose, wrapped from public.data_key order by number desc limit 1',
  );
  if (!row) return;
  const secrets = [sealing.key, secretKey, readSecret(dataDir), ...sealing.others].filter(
    (secret) => secret !== null,
  );
  const key = {
    number: Number(row.number),
    purpose: String(row.purpose) as KeyPurpose,
    wrapped: String(row.wrapped),
    used_from: new Date(0),
    for_persons: false,
  };
  if (unwrap(secrets.map(wrappingKey), key) === null)
    throw new StartError(
      `The backup would open nothing: what unwraps the keys in the database is neither set (SEALING_KEY, SECRET_KEY) nor in ${secretFile(dataDir)}. Run it with the gateway's own environment, and where nothing is set with its DATA_DIR. No file was written.`,
    );
};

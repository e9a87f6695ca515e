import type { Config } from '../config.ts';
import type { KeyPurpose } from '../database/tables/core-tables.ts';
import { keyServiceAt } from '../key-service/key-service.ts';
import { KeyServiceError } from '../key-service/key-service-error.ts';
import type { WrappedKey } from '../ports.ts';
import { secretFile } from '../sensitive/secret-file.ts';
import { wrapsOf } from '../sensitive/wraps.ts';
import { StartError } from '../start-error.ts';
import type { Ask } from './ask.ts';

export type SecretConfig = Pick<Config, 'secretKey' | 'sealing' | 'dataDir'> &
  Partial<Pick<Config, 'keyService'>>;

/** A service that is away says nothing of what it opens, and no copy shall be missing for it. */
const isAtHand = async (config: SecretConfig, key: WrappedKey): Promise<boolean> => {
  const service = config.keyService ? keyServiceAt(config.keyService) : null;
  try {
    for (const one of wrapsOf(config, service)) if ((await one.unwrap(key)) !== null) return true;
    return false;
  } catch (error) {
    if (error instanceof KeyServiceError) return true;
    throw error;
  }
};

/**
 * A backup whose keys nobody can unwrap looks whole and opens nothing. What unwraps them is a setting, which whoever makes backups keeps
 * apart, or the file that is saved with the rows; a server's database does not tell which machine has that.
 * @throws StartError when neither is at hand
 */
export const refuseWithoutSecret = async (ask: Ask, config: SecretConfig): Promise<void> => {
  const [there] = await ask(`select to_regclass('public.data_key') is not null as there`);
  if (there?.there !== true) return;
  const [row] = await ask(
    'select number, purpose, wrapped from public.data_key order by number desc limit 1',
  );
  if (!row) return;
  const key = {
    number: Number(row.number),
    purpose: String(row.purpose) as KeyPurpose,
    wrapped: String(row.wrapped),
  };
  if (!(await isAtHand(config, key)))
    throw new StartError(
      `The backup would open nothing: what unwraps the keys in the database is neither set (SEALING_KEY, SECRET_KEY, KEY_SERVICE_URL) nor in ${secretFile(config.dataDir)}. Run it with the gateway's own environment, and where nothing is set with its DATA_DIR. No file was written.`,
    );
};

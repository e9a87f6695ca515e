import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const derived = (secret: Buffer | string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'sensitive columns', 32));

/** Where the sealing key of an embedded database lies. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

/** 32 random bytes beside the embedded database, made at the first start; readable by us only. */
const keptSecret = (dataDir: string): string => {
  const file = secretFile(dataDir);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
};

/**
 * Keys that sensitive columns are sealed with, the one in use first: from SECRET_KEY, else from the data folder. Without
 * either (a server without SECRET_KEY) the shared secret in the database itself has to do, which protects no copy of it.
 * @param dataDir folder of the embedded database, null on a server
 */
export const dataKeys = (
  secretKey: string | null,
  dataDir: string | null,
  shared: Buffer,
): [Buffer, ...Buffer[]] => {
  const kept = dataDir === null ? [] : [derived(keptSecret(dataDir))];
  const [first = derived(shared), ...others] = secretKey === null ? kept : [derived(secretKey), ...kept];
  return [first, ...others, derived(shared)];
};

import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Where the secret of an installation lies that has no SECRET_KEY. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

export const readSecret = (dataDir: string): string | null => {
  try {
    return readFileSync(secretFile(dataDir), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

/** Whole when it has its name, and never made over one that is there. */
const written = (dataDir: string, secret: string): string => {
  const half = `${secretFile(dataDir)}.${process.pid}.part`;
  writeFileSync(half, secret, { mode: 0o600 });
  try {
    linkSync(half, secretFile(dataDir));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(half);
  }
  return readSecret(dataDir) ?? secret;
};

/** 32 random bytes in the data folder, readable by us only, unless there are some. */
export const makeSecret = (dataDir: string): string =>
  written(dataDir, randomBytes(32).toString('base64url'));

/** Puts the one of a backup there. @throws StartError when there is another */
export const keepSecret = (dataDir: string, secret: string): void => {
  if (written(dataDir, secret) !== secret.trim())
    throw new StartError(
      `The data folder ${dataDir} has a secret of its own; set DATA_DIR to an empty one, as nothing is ever written over.`,
    );
};

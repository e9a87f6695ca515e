import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Turbo's cache for every clone of this user, so that a second clone or worktree builds nothing anew (decision 264);
 * `TURBO_CACHE_DIR` names another. Null where a user has no folder to write to: then each clone keeps its own.
 */
export const sharedCache = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  environment.TURBO_CACHE_DIR || sharedFolder('turbo', environment);

/** A folder of this user that all clones keep something in; null where none can be written. @param name what is kept */
export function sharedFolder(
  name: string,
  { XDG_CACHE_HOME }: NodeJS.ProcessEnv = process.env,
): string | null {
  const folder = join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'sigorta-carsisi', name);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return null;
  }
}

import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Turbo's cache for every clone of this user, so that a second clone or worktree builds nothing anew (decision 264);
 * `TURBO_CACHE_DIR` names another. Null where a user has no folder to write to: then each clone keeps its own.
 */
export function sharedCache(
  { TURBO_CACHE_DIR, XDG_CACHE_HOME }: NodeJS.ProcessEnv = process.env,
): string | null {
  if (TURBO_CACHE_DIR) return TURBO_CACHE_DIR;
  const folder = join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'sigorta-carsisi', 'turbo');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return null;
  }
}

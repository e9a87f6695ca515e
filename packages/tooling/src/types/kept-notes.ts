import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../process/shared-cache.ts';

/** What the compiler noted of a program: it then looks at the files whose content differs, and at what imports them. */
export interface Notes {
  file: string;
  /** words for the compiler */
  words: readonly string[];
  /** leaves them to other clones of this user, where the compiler ended with nothing to say */
  keepAfter: (code: number | null) => void;
}

const longestKeptMs = 30 * 86_400_000;

/** A program that has other settings now has other notes; nobody reads those of before. */
const forgetOld = (shared: string): void => {
  for (const name of readdirSync(shared)) {
    const file = join(shared, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > longestKeptMs) rmSync(file, { force: true });
  }
};

/**
 * Notes of a program from the last look, of this clone or of another one of this user (decision 0653): names in them are told from the file's
 * own place, which is the same in each clone.
 * @param config the program's tsconfig.json: another one has notes of its own
 * @param folder of this clone, for its notes
 * @returns null where they would only cost: writing the first notes takes a sixth of a look, which a machine that is thrown away has nothing from
 */
export function notesOf(
  config: string,
  folder: string,
  { CI }: NodeJS.ProcessEnv = process.env,
  shared = sharedFolder('types'),
): Notes | null {
  const name = `${createHash('sha256').update(config).digest('hex').slice(0, 16)}.tsbuildinfo`;
  const file = join(folder, name);
  const ofOthers = shared === null ? null : join(shared, name);
  if (!existsSync(file) && ofOthers !== null && existsSync(ofOthers)) copyFileSync(ofOthers, file);
  if (CI && !existsSync(file)) return null;
  return {
    file,
    words: ['--incremental', '--tsBuildInfoFile', file],
    keepAfter: (code) => {
      if (code !== 0 || shared === null || ofOthers === null || !existsSync(file)) return;
      forgetOld(shared);
      /* another clone may read it meanwhile */
      const half = `${ofOthers}.${randomUUID()}`;
      copyFileSync(file, half);
      renameSync(half, ofOthers);
    },
  };
}

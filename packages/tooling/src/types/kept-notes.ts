import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../process/shared-cache.ts';

/** What the compiler noted of a program: it then looks at the files whose content differs, and at what imports them. */
export interface Notes {
  file: string;
  /** words for the compiler */
  words: readonly string[];
  /** leaves them to other clones of this user, after a look that found nothing */
  keep: () => void;
}

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
    keep: () => {
      if (ofOthers === null || !existsSync(file)) return;
      /* another clone may read it meanwhile */
      const half = `${ofOthers}.${randomUUID()}`;
      copyFileSync(file, half);
      renameSync(half, ofOthers);
    },
  };
}

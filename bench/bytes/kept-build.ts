import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../root.ts';
import { sourceHash } from './source-hash.ts';

/**
 * The folder of a build that was made from these sources, made now if there is none; older ones of the same name go.
 * @param sources files and folders of the checkout that decide what comes out
 */
export async function keptBuild(
  name: string,
  sources: readonly string[],
  build: (outDir: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheFolder, `${name}-${sourceHash(sources)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  for (const old of readdirSync(cacheFolder).filter((entry) => entry.startsWith(`${name}-`)))
    rmSync(join(cacheFolder, old), { recursive: true, force: true });
  const making = `${folder}.making`;
  await build(making);
  renameSync(making, folder);
  return folder;
}

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedFiles } from '@sigorta/contracts/release';
import { remoteStartSources } from '@sigorta/federation/release/host-files';
import { builtFiles } from '@sigorta/federation/release/remote-release';
import { filesOf, readViteManifest, without } from '@sigorta/federation/release/vite-manifest';
import { sri } from './integrity.ts';

/**
 * Writes the sums of the shell's files beside them, under a name of their own: open pages of an older build keep theirs. A document names
 * the list, and what every page of a remote begins with: home fetches that beforehand, and would have to wait for the list of all.
 * @param shellDist the build, with its notes
 */
export function listShell(site: string, shellDist: string): CheckedFiles {
  const folder = join(site, 'shell');
  const sums = builtFiles(folder).map((name) => [name, sri(readFileSync(join(folder, name)))] as const);
  const list = JSON.stringify(Object.fromEntries(sums));
  const name = `integrity-${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`;
  writeFileSync(join(folder, name), list);
  const manifest = readViteManifest(shellDist);
  const { js } = without(filesOf(manifest, remoteStartSources), filesOf(manifest, ['src/app/main.tsx']));
  const begun = sums.filter(([file]) => js.includes(file));
  return { base: '/shell/', integrity: { [name]: sri(list), ...Object.fromEntries(begun) } };
}

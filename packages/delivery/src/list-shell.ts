import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedFiles } from '@sigorta/contracts/release';
import { builtFiles } from '@sigorta/federation/release/remote-release';
import { sri } from './integrity.ts';

/** Writes the sums of the shell's files beside them, under a name of their own: open pages of an older build keep theirs. */
export function listShell(site: string): CheckedFiles {
  const folder = join(site, 'shell');
  const sums = builtFiles(folder).map((name) => [name, sri(readFileSync(join(folder, name)))] as const);
  const list = JSON.stringify(Object.fromEntries(sums));
  const name = `integrity-${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`;
  writeFileSync(join(folder, name), list);
  return { base: '/shell/', integrity: { [name]: sri(list) } };
}

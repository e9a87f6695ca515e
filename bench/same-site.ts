import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './root.ts';

/* Two assembled sites, file by file: what a changed build tool or a quicker way of building must not change. */

/** Addresses → content; a compressed file counts as what it unpacks to, so that qualities can be told apart from content. */
function filesOf(dist: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const part of ['site', 'pages']) {
    for (const entry of readdirSync(join(dist, part), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      files.set(file.slice(dist.length + 1), file.endsWith('.br') ? brotliDecompressSync(content) : content);
    }
  }
  return files;
}

/** Where the first different byte is, with what stands around it. */
function firstDifference(one: Buffer, other: Buffer): string {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  const around = (content: Buffer) =>
    JSON.stringify(content.subarray(Math.max(0, at - 30), at + 50).toString());
  return `byte ${at}: ${around(one)} became ${around(other)}`;
}

const [before, after = 'dist'] = process.argv.slice(2);
if (before === undefined) {
  console.error("Usage: pnpm --filter bench same-site <an earlier dist> [another, or this checkout's]");
  process.exit(1);
}
const [old, fresh] = [before, after].map((folder) => filesOf(resolve(root, folder)));
const differences: string[] = [];
for (const [file, content] of old ?? []) {
  const now = fresh?.get(file);
  if (!now) differences.push(`${file} is gone`);
  else if (!content.equals(now)) differences.push(`${file}, ${firstDifference(content, now)}`);
}
for (const file of fresh?.keys() ?? []) if (!old?.has(file)) differences.push(`${file} is new`);
console.log(differences.join('\n'));
console.log(`${old?.size} files before, ${fresh?.size} after, ${differences.length} differ.`);
process.exitCode = differences.length ? 1 : 0;

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile } from '@sigorta/release/release-document';
import { sumOf } from '@sigorta/release/release-id';
import { brotliQuality, packed } from '../compress.ts';
import { sri } from '../integrity.ts';

/** What a release consists of: its list of files, and the bytes behind every sum of it. */
export interface ReleaseFiles {
  files: Record<string, ReleaseFile>;
  blobs: Map<string, Buffer>;
}

/** One file of a release before it is summed up. */
export interface NamedFile {
  name: string;
  bytes: Buffer;
  kind: ReleaseFile['kind'];
}

/** Every file below a folder but Vite's own notes. @param rename gives the name in the release */
export const filesIn = (
  folder: string,
  kind: NamedFile['kind'],
  rename: (name: string) => string = (name) => name,
): NamedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith('.vite'))
    .toSorted()
    .map((name) => ({ name: rename(name), bytes: readFileSync(join(folder, name)), kind }));

/** The list by which a browser checks these files. */
export const sumList = (name: string, all: readonly NamedFile[]): NamedFile => {
  const sums = all.map((file) => [file.name, sri(file.bytes)] as const);
  return { name, bytes: Buffer.from(JSON.stringify(Object.fromEntries(sums))), kind: 'browser' };
};

/** Sums of all files; what a browser loads is packed as well. */
export async function sumUp(all: readonly NamedFile[]): Promise<ReleaseFiles> {
  const blobs = new Map<string, Buffer>();
  const keep = (bytes: Buffer): string => {
    const sum = sumOf(bytes);
    blobs.set(sum, bytes);
    return sum;
  };
  const entries = await Promise.all(
    all.map(async ({ name, bytes, kind }) => {
      const small = kind === 'browser' ? await packed(name, bytes, brotliQuality.publish) : null;
      const file: ReleaseFile = {
        sha256: keep(bytes),
        bytes: bytes.length,
        kind,
        ...(small ? { packed: { sha256: keep(small), bytes: small.length } } : {}),
      };
      return [name, file] as const;
    }),
  );
  return { files: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))), blobs };
}

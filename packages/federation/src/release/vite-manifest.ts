import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles } from '@sigorta/contracts/release';

import { chunkOfSourceFile } from '../vite/chunk-of-source.ts';

/** The part we read of Vite's `.vite/manifest.json`. */
export type ViteManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export function readViteManifest(dist: string): ViteManifest {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(dist, file), 'utf8')) as T;
  const manifest = read<ViteManifest>('.vite/manifest.json');
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  for (const [source, file] of Object.entries(read<Record<string, string>>(chunkOfSourceFile))) {
    const chunk = byFile.get(file);
    if (chunk) manifest[source] ??= chunk;
  }
  return manifest;
}

/** Files behind the given sources, with everything they import at once; unknown sources have none. */
export function filesOf(manifest: ViteManifest, sources: Iterable<string>): PageFiles {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const source of sources) visit(source);
  return { js: [...js], css: [...css] };
}

/** `files` without those already in `known`. */
export const without = (files: PageFiles, known: PageFiles): PageFiles => ({
  js: files.js.filter((file) => !known.js.includes(file)),
  css: files.css.filter((file) => !known.css.includes(file)),
});

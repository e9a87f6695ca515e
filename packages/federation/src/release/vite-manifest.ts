import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles } from '@sigorta/contracts/release';

/** The part we read of Vite's `.vite/manifest.json`. */
export type ViteManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export const readViteManifest = (dist: string): ViteManifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest;

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

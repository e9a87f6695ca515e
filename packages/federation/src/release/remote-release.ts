import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles, RemoteRelease } from '@sigorta/contracts/release';
import { remoteContract } from '@sigorta/runtime/remote-module';
import { withLaterTexts } from '../vite/later-texts.ts';
import { remoteEntry } from '../vite/shared.ts';
import { filesOf, readViteManifest, without } from './vite-manifest.ts';

/** Names of a build's files, relative to `dist`, Vite's own notes left out. */
export const builtFiles = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((file) => !file.startsWith('.vite'))
    .sort();

/** The sources whose dynamic import a page makes, in one language: what `traceImports` of delivery gives. */
export interface PageSources {
  page: string;
  language: string;
  sources: string[];
}

/** Needed by every page: the plugin's entry, the exposed module and what they import. */
const startSources = [`virtual:__remoteEntryHelper__${remoteEntry}`, 'src/remote.ts'];

const sumOf = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Describes a built remote; `version` is the hash of its files, so that the same build is the same release. */
export function describeRelease(
  family: string,
  dist: string,
  traced: PageSources[],
): { release: RemoteRelease; integrityJson: string } {
  const ofFiles: Record<string, string> = {};
  const hash = createHash('sha256');
  for (const file of builtFiles(dist)) {
    const content = readFileSync(join(dist, file));
    ofFiles[file] = sumOf(content);
    hash.update(file).update(content);
  }
  const version = hash.digest('hex').slice(0, 10);
  const integrityJson = JSON.stringify(ofFiles);
  const release = {
    family,
    version,
    contract: remoteContract,
    base: `/remotes/${family}/${version}/`,
    entry: remoteEntry,
    ...pageFiles(dist, traced),
    ...(traced.length === 0 && { start: filesOf(readViteManifest(dist), startSources).js }),
    integrity: { [remoteEntry]: ofFiles[remoteEntry] ?? '', 'integrity.json': sumOf(integrityJson) },
  };
  return { release, integrityJson };
}

function pageFiles(dist: string, traced: PageSources[]): Pick<RemoteRelease, 'pages' | 'texts'> {
  const manifest = readViteManifest(dist);
  const pages: Record<string, PageFiles> = {};
  const texts: Record<string, PageFiles> = {};
  for (const [page, ofPage] of Object.entries(Object.groupBy(traced, ({ page }) => page))) {
    const all = (ofPage ?? []).map(({ sources }) => new Set(withLaterTexts(page, sources)));
    const inEvery = [...(all[0] ?? [])].filter((source) => all.every((sources) => sources.has(source)));
    const common = filesOf(manifest, [...startSources, ...inEvery]);
    pages[page] = common;
    for (const { language, sources } of ofPage ?? [])
      texts[`${page}/${language}`] = without(filesOf(manifest, withLaterTexts(page, sources)), common);
  }
  return { pages, texts };
}

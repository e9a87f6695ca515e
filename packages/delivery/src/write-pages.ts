import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { ReleaseManifest } from '@sigorta/contracts/release';
import type { PageSources } from '@sigorta/federation/release/remote-release';
import { readViteManifest } from '@sigorta/federation/release/vite-manifest';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import { languages } from '@sigorta/i18n/language';
import { sumsOf } from './integrity.ts';
import { addressesOf, type Making, makeDocument, type PageAt } from './server/make-document.ts';
import { panelPath } from './server/rendered-path.ts';
import { shellManifestFile } from './server/shell-manifest.ts';
import type { PageEntry, PageIndex } from './server/template.ts';
import { sheetsOf } from './sheets-of.ts';

/** What the build itself uses of `dist/server/render.js`. */
export interface ServerBuild {
  source: RemoteSource;
  shell: { shellPages: readonly PageAt[] };
  renderRoot: Making['renderRoot'];
}

interface Assembly {
  dist: string;
  shellDist: string;
  server: ServerBuild;
  catalogue: CatalogueEntry[];
  releases: ReleaseManifest;
  traces: PageSources[];
  questions: Making['questions'];
  /** remotes are part of the shell's bundle */
  oneBundle: boolean;
}

const fileName = (path: string) => {
  if (path === '/') return 'home';
  if (path === panelPath) return 'panel';
  return path === '*' ? 'not-found' : path.slice(1).replaceAll('/', '--');
};

/**
 * Renders every known address in every language with the default brand; gives the number of documents. The shell's list of
 * files is written beside them, for documents that the gateway makes later.
 */
export async function writePages(assembly: Assembly): Promise<number> {
  const { dist, server, catalogue, releases, traces, questions, oneBundle } = assembly;
  const hash = createHash('sha256');
  const documents = {} as PageIndex['documents'];
  const addresses = addressesOf(catalogue, server.shell.shellPages);
  const shellManifest = readViteManifest(assembly.shellDist);
  const sourcesOf = (page: string, language: string) =>
    traces.find((trace) => trace.page === page && trace.language === language)?.sources ?? [];
  const making: Making = {
    ...server,
    shellManifest,
    sheetAt: sheetsOf(join(dist, 'site')),
    sumAt: sumsOf(join(dist, 'site')),
    catalogue,
    releases,
    questions,
    ...(oneBundle ? { alsoSeen: sourcesOf } : {}),
  };
  for (const language of languages) {
    mkdirSync(join(dist, 'pages', language), { recursive: true });
    documents[language] = {};
    for (const at of addresses) {
      const { entry, template, root } = await makeDocument(making, at, language);
      const name = `${language}/${fileName(at.path)}`;
      const written: PageEntry = { ...entry, template: `${name}.html`, root: `${name}.root.html` };
      writeFileSync(join(dist, 'pages', written.template), template);
      writeFileSync(join(dist, 'pages', written.root), root);
      hash.update(template).update(root);
      documents[language][at.path] = written;
    }
  }
  const index: PageIndex = { build: hash.digest('hex').slice(0, 12), brand: defaultBrand, documents };
  writeFileSync(join(dist, 'pages/index.json'), JSON.stringify(index));
  writeFileSync(join(dist, shellManifestFile), JSON.stringify(shellManifest));
  return addresses.length * languages.length;
}

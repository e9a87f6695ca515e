import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { pagesInOrder } from '@sigorta/contracts/journey-pages';
import { filesOfPage, type ReleaseManifest } from '@sigorta/contracts/release';
import type { PageSources } from '@sigorta/federation/release/remote-release';
import { readViteManifest, type ViteManifest } from '@sigorta/federation/release/vite-manifest';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import { languages } from '@sigorta/i18n/language';
import { sumsOf } from './integrity.ts';
import { addressesOf, type Making, makeDocument, type PageAt } from './server/make-document.ts';
import { panelPath } from './server/rendered-path.ts';
import { type SheetTexts, sheetTextsFile } from './server/sheet-texts.ts';
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

/** Every sheet that a document may name. */
function sheetTextsOf({ dist, catalogue, releases }: Assembly, shellManifest: ViteManifest): SheetTexts {
  const ofShell = Object.values(shellManifest).flatMap(({ css = [] }) => css.map((file) => `/shell/${file}`));
  const ofRemotes = catalogue.flatMap(({ id, family, paths }) => {
    const release = releases.remotes[family];
    const pages = pagesInOrder.filter((page) => release && paths[page] !== undefined);
    return pages.flatMap((page) =>
      languages.flatMap((language) => (release ? filesOfPage(release, `${id}/${page}`, language).css : [])),
    );
  });
  const addresses = new Set([...ofShell, ...ofRemotes]);
  return Object.fromEntries(
    [...addresses].map((href) => [href, readFileSync(join(dist, 'site', href), 'utf8')]),
  );
}

/**
 * Renders every known address in every language with the default brand; gives the number of documents. The shell's list of
 * files and the texts of all sheets are written beside them, for documents that the gateway makes later.
 */
export async function writePages(assembly: Assembly): Promise<number> {
  const { dist, server, catalogue, releases, traces, questions, oneBundle } = assembly;
  const hash = createHash('sha256');
  const documents = {} as PageIndex['documents'];
  const addresses = addressesOf(catalogue, server.shell.shellPages);
  const shellManifest = readViteManifest(assembly.shellDist);
  const sourcesOf = (page: string, language: string) =>
    traces.find((trace) => trace.page === page && trace.language === language)?.sources ?? [];
  const sheets = sheetTextsOf(assembly, shellManifest);
  const making: Making = {
    ...server,
    shellManifest,
    sheetAt: sheetsOf((href) => sheets[href] ?? ''),
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
  writeFileSync(join(dist, sheetTextsFile), JSON.stringify(sheets));
  return addresses.length * languages.length;
}

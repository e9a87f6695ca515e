import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { PageDocument } from '@sigorta/contracts/delivery';
import { journeyPages, pagesInOrder } from '@sigorta/contracts/journey-pages';
import { findProductPage } from '@sigorta/contracts/product-page';
import type { PageFiles, ReleaseManifest } from '@sigorta/contracts/release';
import { remoteStartSources } from '@sigorta/federation/release/host-files';
import type { PageSources } from '@sigorta/federation/release/remote-release';
import { filesOf, readViteManifest } from '@sigorta/federation/release/vite-manifest';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { type Language, languages } from '@sigorta/i18n/language';
import { criticalCss } from './critical-css.ts';
import { documentTemplate } from './document.ts';
import { bootFor } from './server/boot-for.ts';
import { panelPath } from './server/rendered-path.ts';
import type { PageEntry, PageIndex, RenderedRoot } from './server/template.ts';
import { sheetsOf } from './sheets-of.ts';
import type { StyleSheet } from './style-sheet.ts';
import { traceImports } from './trace-imports.ts';

/** What the build itself uses of `dist/server/render.js`. */
export interface ServerBuild {
  source: RemoteSource;
  shell: { shellPages: readonly { path: string; kind: 'public' | 'personal' }[] };
  renderRoot(boot: PageDocument['boot'], path: string, source: RemoteSource): Promise<RenderedRoot>;
}

export type QuestionsOf = (product: string, language: Language) => PageDocument['questions'];

interface Assembly {
  dist: string;
  shellDist: string;
  server: ServerBuild;
  catalogue: CatalogueEntry[];
  releases: ReleaseManifest;
  traces: PageSources[];
  questions: QuestionsOf;
  /** remotes are part of the shell's bundle */
  oneBundle: boolean;
}

const fileName = (path: string) => {
  if (path === '/') return 'home';
  if (path === panelPath) return 'panel';
  return path === '*' ? 'not-found' : path.slice(1).replaceAll('/', '--');
};

/** Renders every known address in every language with the default brand; gives the number of documents. */
export async function writePages(assembly: Assembly): Promise<number> {
  const hash = createHash('sha256');
  const documents = {} as PageIndex['documents'];
  const addresses = addressesOf(assembly);
  const built: Built = {
    shellManifest: readViteManifest(assembly.shellDist),
    sheetAt: sheetsOf(join(assembly.dist, 'site')),
  };
  for (const language of languages) {
    mkdirSync(join(assembly.dist, 'pages', language), { recursive: true });
    documents[language] = {};
    for (const { path, kind } of addresses) {
      const page = await renderPage(assembly, built, path, language);
      const name = `${language}/${fileName(path)}`;
      const entry: PageEntry = {
        template: `${name}.html`,
        root: `${name}.root.html`,
        status: path === '*' ? 404 : 200,
        kind,
        title: page.root.title,
        description: page.root.description,
        ...aboutForm(assembly, path, language),
      };
      writeFileSync(join(assembly.dist, 'pages', entry.template), page.template);
      writeFileSync(join(assembly.dist, 'pages', entry.root), page.root.html);
      hash.update(page.template).update(page.root.html);
      documents[language][path] = entry;
    }
  }
  const index: PageIndex = { build: hash.digest('hex').slice(0, 12), brand: defaultBrand, documents };
  writeFileSync(join(assembly.dist, 'pages/index.json'), JSON.stringify(index));
  return addresses.length * languages.length;
}

/** What search engines are told of a page besides its words. */
function aboutForm({ catalogue, questions }: Assembly, path: string, language: Language) {
  const found = findProductPage(catalogue, path);
  if (found?.page !== 'form') return { canonicalPath: path, product: null, questions: [] };
  const { id, paths } = found.product;
  return { canonicalPath: paths.form, product: id, questions: questions(id, language) };
}

function addressesOf({ catalogue, server }: Assembly): { path: string; kind: 'public' | 'personal' }[] {
  const ofProducts = catalogue.flatMap(({ paths, aliases }) => [
    ...pagesInOrder.flatMap((page) => {
      const path = paths[page];
      const kind =
        journeyPages[page].rendering === 'prerendered' ? ('public' as const) : ('personal' as const);
      return path === undefined ? [] : [{ path, kind }];
    }),
    ...aliases.map((path) => ({ path, kind: 'public' as const })),
  ]);
  const ownPages = server.shell.shellPages.map(({ path, kind }) => ({ path, kind }));
  return [...ownPages, ...ofProducts, { path: panelPath, kind: 'personal' }, { path: '*', kind: 'public' }];
}

async function renderPage(assembly: Assembly, built: Built, path: string, language: Language) {
  const { server, catalogue, releases } = assembly;
  const address = path === '*' ? '/*' : path;
  const boot = bootFor({ path: address, language, brand: defaultBrand }, catalogue, releases);
  let root: RenderedRoot | undefined;
  const seen = await traceImports(async () => {
    root = await server.renderRoot(boot, address, server.source);
  });
  if (!root) throw new Error(`nothing rendered for ${address}`);
  const template = templateFor(assembly, built, { path: address, language, seen, html: root.html });
  return { root, template };
}

/** What is read once for all documents. */
interface Built {
  shellManifest: ReturnType<typeof readViteManifest>;
  sheetAt: (href: string) => StyleSheet;
}

interface Page {
  path: string;
  language: Language;
  /** sources that rendering imported, relative to the workspace */
  seen: string[];
  html: string;
}

/** A file of the workspace as the shell's manifest names it. */
const inShell = (file: string) => relative(join(workspaceRoot, 'apps/shell'), join(workspaceRoot, file));

function templateFor(
  { catalogue, releases, traces, oneBundle }: Assembly,
  { shellManifest, sheetAt }: Built,
  page: Page,
): string {
  const found = findProductPage(catalogue, page.path);
  const release = found && !oneBundle ? releases.remotes[found.product.family] : undefined;
  const key = found && `${found.product.id}/${found.page}`;
  const traced =
    traces.find((trace) => trace.page === key && trace.language === page.language)?.sources ?? [];
  const seen = (oneBundle ? [...page.seen, ...traced] : page.seen).map(inShell);
  const ofShell = at(
    '/shell/',
    filesOf(shellManifest, ['src/app/main.tsx', ...seen, ...(release ? remoteStartSources : [])]),
  );
  const ofRemote = release
    ? [release.pages[`${key}`], release.texts[`${key}/${page.language}`]].map((files) =>
        at(release.base, files),
      )
    : [];
  const all = [ofShell, ...ofRemote];
  const styles = all.flatMap(({ css }) => css);
  const [script = '', ...rest] = all.flatMap(({ js }) => js);
  return documentTemplate({
    language: page.language,
    criticalCss: `${criticalCss(styles.map(sheetAt), page.html)}\n`,
    preloads: rest,
    styles,
    script,
  });
}

const at = (base: string, files: PageFiles = { js: [], css: [] }): PageFiles => ({
  js: files.js.map((file) => base + file),
  css: files.css.map((file) => base + file),
});

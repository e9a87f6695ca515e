import { relative } from 'node:path';
import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { PageDocument } from '@sigorta/contracts/delivery';
import { journeyPages, pagesInOrder } from '@sigorta/contracts/journey-pages';
import { findProductPage } from '@sigorta/contracts/product-page';
import { filesOfPage, type PageFiles, type ReleaseManifest } from '@sigorta/contracts/release';
import { remoteStartSources } from '@sigorta/federation/release/host-files';
import { filesOf, type ViteManifest, without } from '@sigorta/federation/release/vite-manifest';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import type { Language } from '@sigorta/i18n/language';
import { criticalCss } from '../critical-css.ts';
import { documentTemplate } from '../document.ts';
import { type SumOf, withIntegrity } from '../integrity.ts';
import type { StyleSheet } from '../style-sheet.ts';
import { bootFor } from './boot-for.ts';
import { panelPath } from './rendered-path.ts';
import type { PageEntry, RenderedRoot } from './template.ts';
import { traceImports } from './traced.ts';

/** What documents are made from: by the build for all pages, by the gateway for those of a family that was released alone. */
export interface Making {
  source: RemoteSource;
  renderRoot(boot: PageDocument['boot'], path: string, source: RemoteSource): Promise<RenderedRoot>;
  shellManifest: ViteManifest;
  sheetAt: (href: string) => StyleSheet;
  sumAt: SumOf;
  catalogue: CatalogueEntry[];
  releases: ReleaseManifest;
  questions: (product: string, language: Language) => PageDocument['questions'];
  /** sources behind a page besides those that rendering shows; a bundle of everything has them */
  alsoSeen?: (page: string, language: Language) => readonly string[];
}

export interface PageAt {
  path: string;
  kind: 'public' | 'personal';
}

/** The addresses of products, aliases among them. */
export const pagesOfProducts = (catalogue: readonly CatalogueEntry[]): PageAt[] =>
  catalogue.flatMap(({ paths, aliases }) => [
    ...pagesInOrder.flatMap((page): PageAt[] => {
      const path = paths[page];
      const kind = journeyPages[page].rendering === 'prerendered' ? 'public' : 'personal';
      return path === undefined ? [] : [{ path, kind }];
    }),
    ...aliases.map((path): PageAt => ({ path, kind: 'public' })),
  ]);

/** Every address of a site; unknown ones are `*`. */
export const addressesOf = (
  catalogue: readonly CatalogueEntry[],
  shellPages: readonly PageAt[],
): PageAt[] => [
  ...shellPages.map(({ path, kind }) => ({ path, kind })),
  ...pagesOfProducts(catalogue),
  { path: panelPath, kind: 'personal' },
  { path: '*', kind: 'public' },
];

/** A document of the default brand, and what the site knows of it. */
export interface MadeDocument {
  entry: Omit<PageEntry, 'template' | 'root'>;
  template: string;
  root: string;
}

/** A page as it was drawn, and the document for it. */
export interface DrawnPage {
  template: string;
  root: RenderedRoot;
}

/** Draws a page of a brand; the files that it will ask for are those its rendering imported, and its first rules those of its HTML. */
export async function drawPage(
  making: Making,
  boot: PageDocument['boot'],
  { path, kind }: PageAt,
): Promise<DrawnPage> {
  let root: RenderedRoot | undefined;
  const seen = await traceImports(async () => {
    root = await making.renderRoot(boot, path, making.source);
  });
  if (!root) throw new Error(`nothing rendered for ${path}`);
  const { html, late } = root;
  return { root, template: templateFor(making, { path, kind, language: boot.language, seen, late, html }) };
}

/** Renders one address in one language under the default brand. */
export async function makeDocument(
  making: Making,
  { path, kind }: PageAt,
  language: Language,
): Promise<MadeDocument> {
  const { catalogue, releases } = making;
  const address = path === '*' ? '/*' : path;
  const boot = bootFor({ path: address, language, brand: defaultBrand }, catalogue, releases);
  const { root, template } = await drawPage(making, boot, { path: address, kind });
  const { html, title, description } = root;
  const entry = {
    status: path === '*' ? (404 as const) : (200 as const),
    kind,
    title,
    description,
    ...aboutForm(making, path, language),
  };
  return { entry, root: html, template };
}

/** What search engines are told of a page besides its words. */
function aboutForm({ catalogue, questions }: Making, path: string, language: Language) {
  const found = findProductPage(catalogue, path);
  if (found?.page !== 'form') return { canonicalPath: path, product: null, questions: [] };
  const { id, paths } = found.product;
  return { canonicalPath: paths.form, product: id, questions: questions(id, language) };
}

interface Page extends PageAt {
  language: Language;
  /** sources that rendering imported, relative to the workspace */
  seen: readonly string[];
  /** sources that may come later; their rules count at once */
  late: readonly string[];
  html: string;
}

/** A file of the workspace as the shell's manifest names it. */
const inShell = (file: string) => relative('apps/shell', file);

function templateFor(
  { catalogue, releases, shellManifest, sheetAt, sumAt, alsoSeen }: Making,
  page: Page,
): string {
  const found = findProductPage(catalogue, page.path);
  const release = found && !alsoSeen ? releases.remotes[found.product.family] : undefined;
  const key = `${found?.product.id}/${found?.page}`;
  const seen = [...page.seen, ...(found && alsoSeen ? alsoSeen(key, page.language) : [])].map(inShell);
  const ofShell = at(
    '/shell/',
    filesOf(shellManifest, ['src/app/main.tsx', ...seen, ...(release ? remoteStartSources : [])]),
  );
  const ofRemote = release ? [filesOfPage(release, key, page.language)] : [];
  const ofLate = at('/shell/', filesOf(shellManifest, page.late.map(inShell)));
  const all = [ofShell, ...ofRemote];
  const styles = [...all.flatMap(({ css }) => css), ...without(ofLate, ofShell).css];
  const [script = '', ...rest] = all.flatMap(({ js }) => js);
  const template = documentTemplate({
    language: page.language,
    criticalCss: `${criticalCss(styles.map(sheetAt), page.html)}\n`,
    preloads: rest,
    styles,
    drawn: page.kind === 'public',
    script,
  });
  return withIntegrity(template, sumAt);
}

const at = (base: string, files: PageFiles): PageFiles => ({
  js: files.js.map((file) => base + file),
  css: files.css.map((file) => base + file),
});

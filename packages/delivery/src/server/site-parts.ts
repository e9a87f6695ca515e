import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { pagesInOrder } from '@sigorta/contracts/journey-pages';
import type { ReleaseManifest } from '@sigorta/contracts/release';
import type { ViteManifest } from '@sigorta/federation/release/vite-manifest';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import { languages } from '@sigorta/i18n/language';
import type { OpenedFamily } from '@sigorta/release/released-site';
import { withAbsoluteUrls } from '../css-urls.ts';
import { type SumOf, sumsOf } from '../integrity.ts';
import { sheetsOf } from '../sheets-of.ts';
import { readStyleSheet, type StyleSheet } from '../style-sheet.ts';
import { type Making, makeDocument, pagesOfProducts } from './make-document.ts';
import { renderRoot } from './render-root.ts';
import { type SheetTexts, sheetTextsFile } from './sheet-texts.ts';
import { shellManifestFile } from './shell-manifest.ts';
import type { PageEntry, PageIndex } from './template.ts';

/** A site in memory: what it shows, and what its pages are made of. */
export interface SiteParts {
  dist: string;
  shellManifest: ViteManifest;
  catalogue: CatalogueEntry[];
  releases: ReleaseManifest;
  index: PageIndex;
  /** texts of documents by the names in `index` */
  files: ReadonlyMap<string, string>;
  source: RemoteSource;
  sheetAt: (href: string) => StyleSheet;
  sumAt: SumOf;
  /** whether a document of the default brand still shows the catalogue; those of other families name changed products */
  isCurrent: (root: string) => boolean;
}

/** Where a site lies, and its bytes where somebody looked at them. */
export interface SitePlace {
  dist: string;
  built?: ReadonlyMap<string, Buffer>;
}

/** Reads an assembled site at once; nothing is read again. @throws for a file that was not looked at where others were */
export function readParts({ dist, built }: SitePlace, source: RemoteSource): SiteParts {
  const read = (name: string): string => {
    const bytes = built ? built.get(name) : readFileSync(join(dist, name));
    if (!bytes) throw new Error(`${name} is not of this site`);
    return bytes.toString('utf8');
  };
  const json = <T>(name: string): T => JSON.parse(read(name)) as T;
  const index = json<PageIndex>('pages/index.json');
  const files = new Map<string, string>();
  for (const { template, root } of Object.values(index.documents).flatMap(Object.values<PageEntry>)) {
    for (const file of [template, root]) files.set(file, read(`pages/${file}`));
  }
  const catalogue = json<CatalogueEntry[]>('site/catalogue.json');
  const releases = json<ReleaseManifest>('site/remotes.json');
  const shellManifest = json<ViteManifest>(shellManifestFile);
  const sheets = json<SheetTexts>(sheetTextsFile);
  const sheetAt = sheetsOf((href) => {
    const text = sheets[href];
    if (text === undefined) throw new Error(`${href} is no sheet of this site`);
    return text;
  });
  const sumAt = sumsOf(join(dist, 'site'));
  const isCurrent = () => true;
  return { dist, shellManifest, catalogue, releases, index, files, source, sheetAt, sumAt, isCurrent };
}

/** Style sheets by address; those of released families come from their releases. */
function sheetsWith(base: SiteParts['sheetAt'], families: readonly OpenedFamily[]): SiteParts['sheetAt'] {
  return (href) => {
    const family = families.find(({ release }) => href.startsWith(release.base));
    if (!family) return base(href);
    const { base: at } = family.release;
    return readStyleSheet(withAbsoluteUrls(family.style(href.slice(at.length)), at));
  };
}

/** The same for sums of files. */
function sumsWith(base: SumOf, families: readonly OpenedFamily[]): SumOf {
  return (address) => {
    const family = families.find(({ release }) => address.startsWith(release.base));
    return family ? family.sum(address.slice(family.release.base.length)) : base(address);
  };
}

const sourceWith = (source: RemoteSource, families: readonly OpenedFamily[]): RemoteSource => ({
  load: async (name, attempt) =>
    families.find(({ release }) => release.family === name)?.remote ?? source.load(name, attempt),
});

/** A family loads its pages once: what it imports then are files of its own, which no document of the shell asks for. */
async function loadPages({ remote, catalogue }: OpenedFamily): Promise<void> {
  for (const { id, paths } of catalogue) {
    for (const page of pagesInOrder.filter((one) => paths[one] !== undefined))
      for (const language of languages) await remote.page({ product: id, page, language });
  }
}

/**
 * The parts of the same site with some families in another release. Documents of these families are made here.
 * @throws when one of their pages cannot be rendered
 */
export async function partsWith(base: SiteParts, families: readonly OpenedFamily[]): Promise<SiteParts> {
  await Promise.all(families.map(loadPages));
  const names = new Set(families.map(({ release }) => release.family));
  const others = base.catalogue.filter(({ family }) => !names.has(family));
  const catalogue = [...others, ...families.flatMap((one) => one.catalogue)].toSorted(
    (a, b) => a.order - b.order,
  );
  const releases: ReleaseManifest = {
    ...base.releases,
    remotes: {
      ...base.releases.remotes,
      ...Object.fromEntries(families.map(({ release }) => [release.family, release])),
    },
  };
  const making: Making = {
    source: sourceWith(base.source, families),
    renderRoot,
    shellManifest: base.shellManifest,
    sheetAt: sheetsWith(base.sheetAt, families),
    sumAt: sumsWith(base.sumAt, families),
    catalogue,
    releases,
    questions: (product, language) =>
      families.find((one) => one.catalogue.some(({ id }) => id === product))?.questions(product, language) ??
      [],
  };
  const gone = new Set(
    pagesOfProducts(base.catalogue.filter(({ family }) => names.has(family))).map(({ path }) => path),
  );
  const files = new Map(base.files);
  const made = new Set<string>();
  const documents = {} as PageIndex['documents'];
  for (const language of languages) {
    const kept = Object.entries(base.index.documents[language]).filter(([path]) => !gone.has(path));
    documents[language] = Object.fromEntries(kept);
    for (const { id, catalogue: own } of families) {
      for (const at of pagesOfProducts(own)) {
        const { entry, template, root } = await makeDocument(making, at, language);
        const name = `${id} ${language} ${at.path}`;
        documents[language][at.path] = { ...entry, template: `${name} template`, root: `${name} root` };
        files.set(`${name} template`, template).set(`${name} root`, root);
        made.add(`${name} root`);
      }
    }
  }
  const sameCatalogue = isDeepStrictEqual(catalogue, base.catalogue);
  const ids = families.map(({ id }) => id).toSorted();
  const build = createHash('sha256')
    .update(`${base.index.build} ${ids.join(' ')}`)
    .digest('hex')
    .slice(0, 12);
  return {
    ...base,
    catalogue,
    releases,
    index: { ...base.index, build, documents },
    files,
    source: making.source,
    sheetAt: making.sheetAt,
    sumAt: making.sumAt,
    isCurrent: (root) => sameCatalogue || made.has(root),
  };
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pagesInOrder } from '@sigorta/contracts/journey-pages';
import { describeRelease, type PageSources } from '@sigorta/federation/release/remote-release';
import { remoteEntry } from '@sigorta/federation/vite/shared';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { languages } from '@sigorta/i18n/language';
import { catalogueEntry } from '@sigorta/product-kit/catalogue';
import { type DiscoveredProduct, discoverFamily } from '@sigorta/product-kit/discover';
import { sealedFieldsOf } from '@sigorta/product-kit/sealed-fields';
import { evaluate } from '@sigorta/release/evaluate';
import { declarationContract } from '@sigorta/release/open-release';
import type { ReleaseDocument } from '@sigorta/release/release-document';
import { releaseIdOf, sumOf } from '@sigorta/release/release-id';
import { type RemoteModule, remoteContract } from '@sigorta/runtime/remote-module';
import { traceImports } from '../server/traced.ts';
import { sharePicture } from '../share-pictures.ts';
import { buildBrowser } from './build-browser.ts';
import { buildFamilyServer } from './build-server.ts';
import { buildShared } from './build-shared.ts';
import { type DrawnForm, drawForm } from './draw-forms.ts';
import { filesIn, type NamedFile, type ReleaseFiles, sumList, sumUp } from './files-of-release.ts';
import { wordingsOf } from './wordings-of.ts';

export interface BuiltRelease extends ReleaseFiles {
  id: string;
  document: ReleaseDocument;
  /** drawn by what is published, to be looked at; no part of it */
  forms: readonly DrawnForm[];
}

/** Pages of a release are noted as it loads them, in every language; loading all of them tries all of its code once, drawing the forms once more. */
async function tracePages(
  family: string,
  products: readonly DiscoveredProduct[],
  server: readonly NamedFile[],
  { shared, bare }: Awaited<ReturnType<typeof buildShared>>,
): Promise<{ traced: PageSources[]; forms: DrawnForm[] }> {
  const sources = new Map(server.map(({ name, bytes }) => [name, bytes.toString('utf8')]));
  const open = () => evaluate(family, sources, shared, 'server/render.cjs') as { remote: RemoteModule };
  const traced: PageSources[] = [];
  const forms: DrawnForm[] = [];
  for (const one of products) {
    const { product } = one;
    for (const page of pagesInOrder.filter((one) => product.paths[one] !== undefined)) {
      for (const language of languages) {
        const { remote } = open();
        const seen = await traceImports(() => remote.page({ product: product.id, page, language }));
        const inApp = (file: string) => relative(join('apps', family), file);
        traced.push({ page: `${product.id}/${page}`, language, sources: seen.map(inApp) });
        if (page === 'form') forms.push(await drawForm(remote, one, language, bare));
      }
    }
  }
  return { traced, forms };
}

/** Drawings of the products and what a sent address shows, by their public addresses. */
async function pictures(products: readonly DiscoveredProduct[]): Promise<NamedFile[]> {
  const found: NamedFile[] = [];
  for (const one of products) {
    const { image, icon } = catalogueEntry(one.product, one.family);
    for (const [file, name] of [
      [one.product.images.scene, `art/products/${image}`],
      [one.product.images.icon, `art/icons/${icon}`],
    ] as const) {
      const from = join(one.directory, 'images', file);
      if (existsSync(from)) found.push({ name, bytes: readFileSync(from), kind: 'art' });
    }
    const share = await sharePicture(one);
    if (share) found.push({ name: `share/${one.product.id}.png`, bytes: Buffer.from(share), kind: 'art' });
  }
  return found;
}

/** The entry gets its hash into its name like every other file, so that one address never means two things. */
const hashedEntry = (dist: string): string =>
  remoteEntry.replace(/\.js$/, `-${sumOf(readFileSync(join(dist, remoteEntry))).slice(0, 8)}.js`);

const ofProducts = <Value>(
  products: readonly DiscoveredProduct[],
  value: (found: DiscoveredProduct) => Value,
): Record<string, Value> => Object.fromEntries(products.map((found) => [found.product.id, value(found)]));

/** Bytes of a form, packed where a browser gets it so, by product and language. */
function weighForms(
  { pages, texts }: ReleaseDocument['browser'],
  files: ReleaseDocument['files'],
): Record<string, number> {
  const bytes = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (files[name]?.packed?.bytes ?? files[name]?.bytes ?? 0), 0);
  const weighed: Record<string, number> = {};
  for (const [key, more] of Object.entries(texts)) {
    const [product, page, language] = key.split('/');
    const common = pages[`${product}/${page}`];
    if (page !== 'form' || !common) continue;
    weighed[`${product}/${language}`] = bytes([...common.js, ...common.css, ...more.js, ...more.css]);
  }
  return weighed;
}

/**
 * Makes a family's release from its folder and the packages alone; the same sources give the same id.
 * @throws when it does not build, brings a second React or one of its pages does not load
 */
export async function buildRelease(family: string): Promise<BuiltRelease> {
  const work = mkdtempSync(join(tmpdir(), `release-${family}-`));
  try {
    const [browserDist, serverDist] = [join(work, 'browser'), join(work, 'server')];
    const products = await discoverFamily(join(workspaceRoot, 'apps', family));
    if (products.length === 0) throw new Error(`apps/${family} has no products`);
    const [shared] = await Promise.all([
      buildFamilyServer(family, serverDist).then(() => buildShared(join(work, 'shared'))),
      buildBrowser(family, browserDist),
    ]);
    const server = filesIn(serverDist, 'server', (name) => `server/${name}`);
    const { traced, forms } = await tracePages(family, products, server, shared);
    const { release } = describeRelease(family, browserDist, traced);
    const entry = hashedEntry(browserDist);
    const renamed = (name: string) => (name === remoteEntry ? entry : name);
    const inOrder = (files: typeof release.pages) =>
      Object.fromEntries(
        Object.entries(files).map(([key, { js, css }]) => [
          key,
          { js: js.map(renamed), css: css.map(renamed) },
        ]),
      );
    const browser = {
      version: release.version,
      entry,
      list: `integrity-${release.version}.json`,
      pages: inOrder(release.pages),
      texts: inOrder(release.texts),
    };
    const loaded = filesIn(browserDist, 'browser', renamed);
    const all = [...loaded, sumList(browser.list, loaded), ...server, ...(await pictures(products))];
    const { files, blobs } = await sumUp(all);
    const document: ReleaseDocument = {
      schema: 2,
      family,
      contracts: {
        runtime: { from: remoteContract, to: remoteContract },
        declaration: { from: declarationContract, to: declarationContract },
      },
      files,
      browser,
      server: { products: 'server/products.cjs', render: 'server/render.cjs' },
      catalogue: products.map(({ product, family: declared }) => catalogueEntry(product, declared)),
      wire: Object.fromEntries(
        await Promise.all(products.map(async (one) => [one.product.id, await one.wireNames()] as const)),
      ),
      sealed: ofProducts(products, ({ product }) => sealedFieldsOf(product)),
      consents: ofProducts(products, ({ product }) => product.consents.map(({ id }) => id)),
      wordings: wordingsOf(products.map(({ product }) => product)),
      measured: {
        form: weighForms(browser, files),
        server: server.reduce((sum, { bytes }) => sum + bytes.length, 0),
      },
    };
    return { id: releaseIdOf(document), document, forms, files, blobs };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

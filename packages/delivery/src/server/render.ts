import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { PageDocument, PageRequest, Site } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import { findProductPage } from '@sigorta/contracts/product-page';
import type { ReleaseManifest } from '@sigorta/contracts/release';
import { withoutEndSlashes } from '@sigorta/i18n/paths';
import { source } from './apps.ts';
import { bootFor, offeredBy } from './boot-for.ts';
import { createRenderCache } from './render-cache.ts';
import { renderRoot } from './render-root.ts';
import { panelPath, renderedPath, unknownPanel } from './rendered-path.ts';
import { swapRelease } from './swap-release.ts';
import { fillTemplate, type PageEntry, type PageIndex } from './template.ts';

export { shell, source } from './apps.ts';
export { renderRoot };

const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

/** Opens an assembled site; everything is read at once, nothing is read again. Hand-over: `README.md`. */
export async function openSite({ dist }: { dist: string }): Promise<Site> {
  const catalogue = readJson<CatalogueEntry[]>(dist, 'site/catalogue.json');
  const releases = readJson<ReleaseManifest>(dist, 'site/remotes.json');
  const index = readJson<PageIndex>(dist, 'pages/index.json');
  const files = new Map<string, string>();
  for (const { template, root } of Object.values(index.documents).flatMap(Object.values<PageEntry>)) {
    for (const file of [template, root]) files.set(file, readFileSync(join(dist, 'pages', file), 'utf8'));
  }
  const rendered = createRenderCache(renderRoot, source);

  async function page(request: PageRequest): Promise<PageDocument> {
    const documents = index.documents[request.language];
    const own = withoutEndSlashes(request.path);
    const isPanel = renderedPath(own, false) === panelPath;
    const known = isShown(request) ? documents[isPanel ? panelPath : own] : undefined;
    const entry = known ?? documents['*'];
    if (!entry) throw new Error(`no documents in ${request.language}`);
    const newestBoot = bootFor(request, catalogue, releases);
    const path = renderedPath(request.path, known !== undefined);
    const isDefault = path !== unknownPanel && isDeepStrictEqual(request.brand, index.brand);
    const root = isDefault
      ? { ...entry, html: files.get(entry.root) ?? '' }
      : await rendered(newestBoot, path);
    const template = files.get(entry.template) ?? '';
    const rolledBack = rollBack(request, template);
    return {
      status: entry.status,
      kind: entry.kind,
      title: root.title,
      description: root.description,
      canonicalPath: entry.canonicalPath,
      product: entry.product,
      questions: entry.questions,
      html: fillTemplate(rolledBack?.template ?? template, rolledBack ? { ...root, html: '' } : root),
      boot: rolledBack?.boot ?? newestBoot,
    };
  }

  /**
   * The document of a family that is served in an older release: its files, and an empty place that the browser fills.
   * HTML of the newest build would not fit the older code.
   */
  function rollBack(request: PageRequest, template: string) {
    const found = isShown(request) && findProductPage(catalogue, request.path);
    const family = found ? found.product.family : '';
    const [newest, chosen] = [releases.remotes[family], request.chosen?.[family]];
    if (!found || !newest || !chosen || chosen.version === newest.version) return null;
    const manifest = { ...releases, remotes: { ...releases.remotes, [family]: chosen } };
    const page = { key: `${found.product.id}/${found.page}`, language: request.language };
    return {
      template: swapRelease(template, newest, chosen, page),
      boot: bootFor(request, catalogue, manifest),
    };
  }

  /** the form of a product that the brand does not sell is an unknown address */
  const isShown = ({ path, brand }: Pick<PageRequest, 'path' | 'brand'>): boolean =>
    findProductPage(catalogue, path) === null || findProductPage(offeredBy(catalogue, brand), path) !== null;

  const publicPaths = (brand: Brand): string[] =>
    Object.entries(index.documents.tr)
      .filter(([path, { kind, status, canonicalPath }]) => {
        return kind === 'public' && status === 200 && canonicalPath === path && isShown({ path, brand });
      })
      .map(([path]) => path);

  return { catalogue, releases, build: index.build, page, publicPaths };
}

import { isDeepStrictEqual } from 'node:util';
import type { PageDocument, PageRequest } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import { findProductPage } from '@sigorta/contracts/product-page';
import { withoutEndSlashes } from '@sigorta/i18n/paths';
import type { ReleasedSite } from '@sigorta/release/released-site';
import { inlineScriptsOf } from '../integrity.ts';
import { source } from './apps.ts';
import { bootFor, offeredBy } from './boot-for.ts';
import { embeddedPage } from './embedded-page.ts';
import { createRenderCache } from './render-cache.ts';
import { renderRoot } from './render-root.ts';
import { panelPath, renderedPath, unknownPanel } from './rendered-path.ts';
import { partsWith, readParts, type SiteParts, type SitePlace } from './site-parts.ts';
import { swapRelease } from './swap-release.ts';
import { fillTemplate } from './template.ts';

export { shared } from '@sigorta/federation/source/server-shared';
export { shell, source } from './apps.ts';
export { renderRoot };

/** Opens an assembled site; everything is read at once, nothing is read again. Hand-over: `README.md`. */
export async function openSite(place: SitePlace): Promise<ReleasedSite> {
  const base = readParts(place, source);
  const opened = (parts: SiteParts): ReleasedSite => ({
    ...siteOf(parts),
    with: async (families) => opened(await partsWith(base, families)),
  });
  return opened(base);
}

function siteOf(parts: SiteParts): Omit<ReleasedSite, 'with'> {
  const { catalogue, releases, index, files, isCurrent, sumAt } = parts;
  /* what is known of products' questions stands in the index */
  const drawn = createRenderCache({ ...parts, renderRoot, questions: () => [] });

  async function page(request: PageRequest): Promise<PageDocument> {
    const documents = index.documents[request.language];
    const own = withoutEndSlashes(request.path);
    const isPanel = renderedPath(own, false) === panelPath;
    const known = isShown(request) ? documents[isPanel ? panelPath : own] : undefined;
    const entry = known ?? documents['*'];
    if (!entry) throw new Error(`no documents in ${request.language}`);
    const newestBoot = bootFor(request, catalogue, releases, sumAt);
    const path = renderedPath(own, known !== undefined);
    const isDefault =
      path !== unknownPanel && isCurrent(entry.root) && isDeepStrictEqual(request.brand, index.brand);
    const { root, template } = isDefault
      ? { root: { ...entry, html: files.get(entry.root) ?? '' }, template: files.get(entry.template) ?? '' }
      : await drawn(newestBoot, { path, kind: entry.kind });
    const rolledBack = rollBack(request, template);
    return {
      status: entry.status,
      kind: entry.kind,
      title: root.title,
      description: root.description,
      canonicalPath: entry.canonicalPath,
      product: entry.product,
      questions: entry.questions,
      inlineScripts: inlineScriptsOf(rolledBack?.template ?? template),
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
      template: swapRelease(template, newest, chosen, page, sumAt),
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

  return {
    catalogue,
    releases,
    build: index.build,
    page,
    embedded: (request) => embeddedPage(parts, request),
    publicPaths,
  };
}

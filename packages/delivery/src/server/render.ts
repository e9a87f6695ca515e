import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { PageDocument, PageRequest, Site } from '@sigorta/contracts/delivery';
import type { ReleaseManifest } from '@sigorta/contracts/release';
import { source } from './apps.ts';
import { bootFor } from './boot-for.ts';
import { createRenderCache } from './render-cache.ts';
import { renderRoot } from './render-root.ts';
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
    const known = documents[request.path.replace(/(.)\/+$/, '$1')];
    const entry = known ?? documents['*'];
    if (!entry) throw new Error(`no documents in ${request.language}`);
    const boot = bootFor(request, catalogue, releases);
    // An unknown address is rendered as one and the same, so that visitors cannot fill the cache.
    const path = known ? request.path : '/*';
    const isDefault = isDeepStrictEqual(request.brand, index.brand);
    const root = isDefault ? { ...entry, html: files.get(entry.root) ?? '' } : await rendered(boot, path);
    return {
      status: entry.status,
      kind: entry.kind,
      title: root.title,
      html: fillTemplate(files.get(entry.template) ?? '', root),
      boot,
    };
  }

  return { catalogue, releases, build: index.build, page };
}

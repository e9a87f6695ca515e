import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { Brand } from '@sigorta/contracts/partner';
import { traceImports } from '@sigorta/delivery/server/traced';
import type { ServerBuild } from '@sigorta/delivery/write-pages';
import type { Language } from '@sigorta/i18n/language';

/** A page to be weighed: home, or one of a product. */
export interface PageAsked {
  name: string;
  path: string;
  language: Language;
  /** the default one unless named */
  brand?: Brand;
  product?: { entry: CatalogueEntry; page: ProductPage };
}

const traced = new Map<string, Promise<string[]>>();

/** Sources whose `import()` the page makes while it starts, found by letting the server's build make them. */
export async function startSources(server: ServerBuild, asked: PageAsked): Promise<string[]> {
  const own = [`apps/shell/src/texts/all-${asked.language}.ts`];
  if (!asked.product) return [...own, 'apps/shell/src/pages/home/HomePage.tsx'];
  const { entry, page } = asked.product;
  const key = `${entry.id}/${page}/${asked.language}`;
  // A remote remembers its pages: only the first request for one imports anything.
  const sources = traced.get(key) ?? trace(server, entry, page, asked.language);
  traced.set(key, sources);
  return [...own, `apps/${entry.family}/src/remote.ts`, ...(await sources)];
}

async function trace(server: ServerBuild, entry: CatalogueEntry, page: ProductPage, language: Language) {
  const remote = await server.source.load(entry.family, 0);
  return traceImports(() => remote.page({ product: entry.id, page, language }));
}

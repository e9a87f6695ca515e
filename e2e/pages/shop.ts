import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { type DiscoveredProduct, discoverProduct } from '@sigorta/product-kit/discover';
import { asksPriceFirst } from '@sigorta/product-kit/price-part';
import type { Product, Samples } from '@sigorta/product-kit/product';
import { basePort } from '../system/ports.ts';
import { type Words, wordsOf } from '../words/words.ts';

const root = join(import.meta.dirname, '../..');

/** One product in one language in one browser page: what every page object speaks of. */
export interface Shop {
  page: Page;
  language: Language;
  product: Product;
  samples: Samples;
  words: Words;
  /** the address of one of the product's pages in this language */
  path: (page: ProductPage) => string;
  /** its prices come before whom it insures; a partner may want everything asked first */
  priceFirst: boolean;
}

/** @param folder of the product, seen from the repository: `apps/travel/src/foreign-travel` */
export async function shopFor(
  page: Page,
  folder: string,
  language: Language = 'tr',
  at = root,
): Promise<Shop> {
  return shopOf(page, await discoverProduct(join(at, folder)), language);
}

export async function shopOf(page: Page, found: DiscoveredProduct, language: Language): Promise<Shop> {
  return { page, ...(await counterOf(found, language)) };
}

/** A shop without a page, for buyers who know the wire. */
export async function counterOf(found: DiscoveredProduct, language: Language): Promise<Omit<Shop, 'page'>> {
  const { product } = found;
  return {
    language,
    product,
    samples: await found.samples(),
    words: wordsOf(language, await found.texts(language)),
    priceFirst: asksPriceFirst(product),
    path: (wanted) => withLanguage(product.paths[wanted] ?? '/', language),
  };
}

/** The same product under a brand that wants everything asked before the offers (`e2e/partners/test-partners.ts`). */
export async function wholeForm(page: Page, shop: Shop): Promise<Shop> {
  await page
    .context()
    .addCookies([{ name: 'partner', value: 'hepsi-once', url: `http://localhost:${basePort}` }]);
  return { ...shop, priceFirst: false };
}

export const foreignTravel = 'apps/travel/src/foreign-travel';
export const domesticTravel = 'apps/travel/src/domestic-travel';
/** asks everything first: its health answers want a consent */
export const complementaryHealth = 'apps/health/src/complementary-health';
export const dask = 'apps/dask/src/dask';
export const kasko = 'apps/vehicle/src/kasko';
export const vehicleRequest = 'apps/vehicle/src/vehicle-quote-request';

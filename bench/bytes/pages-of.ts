import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { Language } from '@sigorta/i18n/language';
import { brandOf } from '../../apps/gateway/src/partners/brand-of.ts';
import { type SamplePartner, samplePartners } from '../../apps/gateway/src/partners/samples.ts';
import type { OpenSite } from './site.ts';
import type { PageAsked } from './start-sources.ts';

/** Ids of what a sample partner sells; null for all. */
const soldBy = ({ families }: SamplePartner, catalogue: readonly CatalogueEntry[]): string[] | null =>
  families ? catalogue.filter(({ family }) => families.includes(family)).map(({ id }) => id) : null;

/** The homes of the sample partners, each arranged in another way. */
export const homesOfPartners = ({ site }: OpenSite, language: Language): PageAsked[] =>
  samplePartners.map((sample) => ({
    name: `home of ${sample.id}`,
    path: '/',
    language,
    brand: { ...brandOf(sample, [], site.catalogue), products: soldBy(sample, site.catalogue) },
  }));

/** Home and the given pages of every product, in one language. */
export const pagesOf = (open: OpenSite, language: Language, pages: ProductPage[]): PageAsked[] => [
  { name: 'home', path: '/', language },
  ...open.site.catalogue.flatMap((entry) =>
    pages.flatMap((page) => {
      const path = entry.paths[page];
      return path ? [{ name: `${entry.id} ${page}`, path, language, product: { entry, page } }] : [];
    }),
  ),
];

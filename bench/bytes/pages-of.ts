import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { Language } from '@sigorta/i18n/language';
import type { OpenSite } from './site.ts';
import type { PageAsked } from './start-sources.ts';

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

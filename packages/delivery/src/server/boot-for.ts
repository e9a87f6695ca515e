import type { CatalogueCard, CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { PageDocument, PageRequest } from '@sigorta/contracts/delivery';
import { findProductPage } from '@sigorta/contracts/product-page';
import { pageReleaseOf, type ReleaseManifest } from '@sigorta/contracts/release';
import type { Language } from '@sigorta/i18n/language';

/** What the document tells the shell about itself; render and browser must get the same. */
export function bootFor(
  { path, language, brand }: PageRequest,
  catalogue: CatalogueEntry[],
  releases: ReleaseManifest,
): PageDocument['boot'] {
  const shown = catalogue.filter(({ id }) => !brand.products || brand.products.includes(id));
  const product = findProductPage(shown, path)?.product;
  const release = product && releases.remotes[product.family];
  return {
    language,
    brand,
    catalogue: shown.map((entry) => cardOf(entry, language)),
    manifestUrl: '/remotes.json',
    remote: release ? pageReleaseOf(release, product.id, language) : null,
  };
}

function cardOf(
  { id, family, menuGroup, paths, aliases, card, image, icon }: CatalogueEntry,
  language: Language,
): CatalogueCard {
  const { name, menu, text } = card[language];
  return { id, family, menuGroup, paths, aliases, name, menu, text, image, icon };
}

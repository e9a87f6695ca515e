import type { CatalogueCard, CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { PageDocument, PageRequest } from '@sigorta/contracts/delivery';
import { firstOfHome } from '@sigorta/contracts/home-plan';
import { isOffered } from '@sigorta/contracts/is-offered';
import type { Brand } from '@sigorta/contracts/partner';
import { findProductPage } from '@sigorta/contracts/product-page';
import {
  filesOfPage,
  type PageRelease,
  pageReleaseOf,
  type ReleaseManifest,
} from '@sigorta/contracts/release';
import type { Language } from '@sigorta/i18n/language';
import type { SumOf } from '../integrity.ts';
import { brandIn } from './brand-in.ts';

/** The products as a brand offers them, for `findProductPage`. */
export const offeredBy = (catalogue: readonly CatalogueEntry[], brand: Brand) =>
  catalogue.map((entry) => (isOffered(entry.id, brand) ? entry : { ...entry, notOffered: true as const }));

/** What the document tells the shell about itself; render and browser must get the same. */
export function bootFor(
  request: PageRequest,
  catalogue: CatalogueEntry[],
  releases: ReleaseManifest,
  sumAt: SumOf = () => null,
): PageDocument['boot'] {
  const { path, language, brand } = request;
  const cards = catalogue.map((entry) => cardOf(entry, language, brand));
  const product = findProductPage(cards, path)?.product;
  const release = product && releases.remotes[product.family];
  return {
    language,
    brand: brandIn(brand, language),
    catalogue: cards,
    manifestUrl: '/remotes.json',
    ...(releases.shell && { shell: releases.shell }),
    remote: release ? pageReleaseOf(release, product.id, language) : null,
    ...(path === '/' && aheadOf(request, cards, releases, sumAt)),
  };
}

/** The form that home leads to first: its files can be on their way before a press names them, and nothing has to be asked about them then. */
function aheadOf(
  { language, chosen, brand }: PageRequest,
  cards: readonly CatalogueCard[],
  releases: ReleaseManifest,
  sumAt: SumOf,
): { ahead: PageRelease } | null {
  const offered = cards.filter(({ notOffered }) => !notOffered);
  const first = firstOfHome(offered, brand);
  const release = first && (chosen?.[first.family] ?? releases.remotes[first.family]);
  if (!release) return null;
  const key = `${first.id}/form`;
  const only = <T>(files: Record<string, T>, name: string) =>
    Object.fromEntries(Object.entries(files).filter(([own]) => own === name));
  const { js, css } = filesOfPage(release, key, language, '');
  const sums = [...js, ...css].map((name) => [name, sumAt(release.base + name) ?? '']);
  const { integrity } = pageReleaseOf(release, first.id, language);
  return {
    ahead: {
      ...release,
      pages: only(release.pages, key),
      texts: only(release.texts, `${key}/${language}`),
      integrity: { ...Object.fromEntries(sums), ...integrity },
    },
  };
}

function cardOf(
  { id, family, menuGroup, paths, aliases, card, image, icon }: CatalogueEntry,
  language: Language,
  brand: Brand,
): CatalogueCard {
  const { name, menu, text } = card[language];
  const known = { id, family, menuGroup, paths, aliases, name, menu, image, icon };
  /* what is not sold is named where it was bought, and commended nowhere */
  return isOffered(id, brand) ? { ...known, text } : { ...known, text: '', notOffered: true };
}

import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { firstOfHome } from '@sigorta/contracts/home-plan';
import { useBrand, useCatalogue } from '@sigorta/runtime/runtime';

/** The product that this home puts first. */
export const useFeatured = (): CatalogueCard | undefined => firstOfHome(useCatalogue(), useBrand());

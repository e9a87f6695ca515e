import { join } from 'node:path';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import { familyReleaseId } from '@sigorta/product-kit/family-release-id';
import { knownProducts } from '../products/known-products.ts';
import type { FamilyRelease } from './family-release.ts';

const apps = join(import.meta.dirname, '../../../..');

/** Products by their families, each family one release under the id that is made for it. */
export const releasesOf = (
  products: Iterable<DiscoveredProduct>,
  idOf: (family: string) => string,
): FamilyRelease[] =>
  [...Map.groupBy(products, ({ product }) => product.family)].map(([family, own]) => ({
    id: idOf(family),
    family,
    products: own,
  }));

/** What this checkout declares: one release a family, named by its sources. */
export const workspaceReleases = async (): Promise<FamilyRelease[]> =>
  releasesOf((await knownProducts()).values(), (family) => familyReleaseId(family, join(apps, family)));

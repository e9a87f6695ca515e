import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { Brand } from '@sigorta/contracts/partner';
import { withoutEndSlashes } from '@sigorta/i18n/paths';
import type { Context } from '../../platform/context.ts';

type Catalogue = readonly Pick<CatalogueEntry, 'id' | 'paths' | 'aliases'>[];

/** A brand sells nothing of a retired family: its form is no page, those of what was bought stay. */
export const brandOfToday = (
  { products }: Pick<Context, 'products'>,
  catalogue: Catalogue,
  brand: Brand,
): Brand => {
  const isRetired = (id: string): boolean => products.isRetired(id);
  const retired = catalogue.flatMap(({ id }) => (isRetired(id) ? [id] : []));
  if (retired.length === 0) return brand;
  const sold = brand.products ?? catalogue.map(({ id }) => id);
  return { ...brand, products: sold.filter((id) => !retired.includes(id)), retired };
};

/** Whether a path led to the form of a product that is sold no longer. */
export const ledToRetired = (
  { products }: Pick<Context, 'products'>,
  catalogue: Catalogue,
  path: string,
): boolean =>
  catalogue.some(
    ({ id, paths, aliases }) =>
      [paths.form, ...aliases].includes(withoutEndSlashes(path)) && products.isRetired(id),
  );

import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Language } from '@sigorta/i18n/language';
import { allPartners } from '../../partners/partner.ts';
import type { Context } from '../../platform/context.ts';

export interface Named {
  id: string;
  name: string;
}

/** Names of products and partners for one answer. What is no product (a message) has no name. */
export const namesFor = async (
  context: Context,
  language: Language,
): Promise<{ product: (id: string) => Named; partner: (id: string) => Named }> => {
  const partners = new Map((await allPartners(context)).map(({ id, settings }) => [id, settings.brand_name]));
  return {
    product: (id) => ({ id, name: context.products.named(id)?.menu[language] ?? '' }),
    partner: (id) => ({
      id,
      name: partners.get(id)?.trim() || (id === 'default' ? defaultBrand.name : id),
    }),
  };
};

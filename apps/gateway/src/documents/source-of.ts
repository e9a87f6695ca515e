import type { Offer } from '@sigorta/contracts/offer';
import type { Language } from '@sigorta/i18n/language';
import { readsAbroad } from '@sigorta/product-kit/authorities/authority';
import type { Application } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { markedBrand } from '../partners/brand-of-partner.ts';
import type { Context } from '../platform/context.ts';
import { openApplication, type StoredApplication } from '../platform/sensitive/sealed-application.ts';
import type { Source } from './offer-sections.ts';
import { documentTexts } from './texts/document-texts.ts';

/** Beside the buyer's language the binding Turkish; beside Turkish English, where a desk abroad reads the paper. */
const secondLanguage = ({ boughtFor = [] }: Product, language: Language): Language | null => {
  if (language !== 'tr') return 'tr';
  return boughtFor.some(readsAbroad) ? 'en' : null;
};

/** @throws when the product left the house: its documents need its words */
export async function sourceOf(
  context: Context,
  of: {
    product: string;
    release: string | null;
    partnerId: string;
    language: Language;
    offer: Offer;
    stored: StoredApplication;
    details?: Application | null;
  },
): Promise<Source> {
  const found = await context.products.of(of);
  if (!found) throw new Error('a document of an unknown product');
  const { product } = found;
  return {
    product,
    texts: await found.texts(of.language),
    language: of.language,
    t: documentTexts[of.language],
    offer: of.offer,
    application: openApplication(context.dataKeys, product, of.stored),
    details: of.details ?? {},
    brand: await markedBrand(context, of.partnerId),
    now: context.clock(),
    second: secondLanguage(product, of.language),
  };
}

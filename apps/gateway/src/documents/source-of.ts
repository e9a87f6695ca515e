import type { Offer } from '@sigorta/contracts/offer';
import type { Language } from '@sigorta/i18n/language';
import type { Application } from '@sigorta/product-kit/field';
import type { Context } from '../context.ts';
import { brandOfPartner } from './brand-of-partner.ts';
import type { Source } from './offer-sections.ts';
import { documentTexts } from './texts/document-texts.ts';

/** @throws when the product left the house: its documents need its words */
export async function sourceOf(
  context: Context,
  of: { product: string; partnerId: string; language: Language; offer: Offer; application: Application },
): Promise<Source> {
  const found = context.products.get(of.product);
  if (!found) throw new Error('a document of an unknown product');
  return {
    product: found.product,
    texts: await found.texts(of.language),
    language: of.language,
    t: documentTexts[of.language],
    offer: of.offer,
    application: of.application,
    brand: await brandOfPartner(context, of.partnerId),
    now: context.clock(),
  };
}

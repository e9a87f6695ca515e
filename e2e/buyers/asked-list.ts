import type { APIRequestContext } from '@playwright/test';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { consentRecord } from '@sigorta/legal/consents';
import { priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import { toWire } from '@sigorta/product-kit/wire';
import { callGateway } from '../pages/call-gateway.ts';
import type { Shop } from '../pages/shop.ts';
import { newBuyer } from './buyer.ts';

/** Asks for a list as the form does, past the screens: with the answers for the price where those come first. @returns its address */
export async function askedList(request: APIRequestContext, shop: Omit<Shop, 'page'>): Promise<string> {
  const { product, language, samples, priceFirst, path } = shop;
  const { application } = newBuyer(samples, 'liste');
  const asked = priceFirst ? pricePartOf(product) : product;
  const [first] = await callGateway(request, 'quotes/create', {
    product: product.id,
    language,
    application: toWire(asked, priceFirst ? priceAnswersOf(product, application) : application),
    consents: asked.consents
      .filter(({ at }) => at === 'form')
      .map(({ id }) => ({ ...consentRecord(legalConsentOf({ id, at: 'form' }), language), id })),
    ...(priceFirst && { phase: 'price' }),
  });
  return `${path('offers')}?sorgu=${first.quote.quoteId}`;
}

import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { knownProducts } from '../../catalogue/products/known-products.ts';
import type { Buyer } from '../buyer.ts';
import { testConsent } from '../test-consent.ts';
import { sealedCard } from './card-entry.ts';
import { billing } from './outside.ts';

/** The first offer that comes, as a buyer pays for it: all he knows is the gateway's address. */
export async function offerToPay(buyer: Buyer, productId = 'foreign-travel', card: object = {}) {
  const found = (await knownProducts()).get(productId);
  if (!found) throw new Error(`no ${productId}`);
  const application = (await found.samples()).valid({ today: todayInIstanbul(new Date()) });
  const consent = (use: { id: string }) => testConsent(use.id);
  const { consents } = found.product;
  const lines = buyer.lines('quotes/create', 'POST', {
    product: found.product.id,
    language: 'tr',
    application: toWire(found.product, application),
    consents: consents.filter((use) => use.at === 'form').map(consent),
  });
  for await (const line of lines) {
    if (line.type !== 'offer') continue;
    const { offer } = line;
    return {
      offerId: offer.id,
      language: 'tr',
      acceptedTotal: offer.price,
      installmentCount: 1,
      billing,
      card: sealedCard(card),
      consents: consents.filter((use) => use.at === 'payment').map(consent),
    };
  }
  throw new Error('no offer');
}

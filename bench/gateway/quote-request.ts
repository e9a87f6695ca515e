import { join } from 'node:path';
import { discoverProduct } from '@sigorta/product-kit/discover';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { testConsent } from '../../apps/gateway/src/testing/test-consent.ts';
import { root } from '../root.ts';

/** A foreign trip of two persons, as the form sends it. */
export async function quoteRequest() {
  const { product, samples } = await discoverProduct(join(root, 'apps/travel/src/foreign-travel'));
  const application = (await samples()).valid({ today: todayInIstanbul(new Date()) });
  return {
    product: product.id,
    language: 'tr',
    application: toWire(product, application),
    consents: product.consents.filter(({ at }) => at === 'form').map(({ id }) => testConsent(id)),
  };
}

import type { Boot } from '@sigorta/contracts/boot';
import type { Application } from '@sigorta/product-kit/field';
import type { ConsentUse, Product } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import { consentProofs } from '../consents/consent-proofs.ts';
import { gatewayOf } from '../load/gateway-of.ts';
import { startQuote } from '../offers/quote-feeds.ts';

interface Question {
  boot: Boot;
  product: Product;
  /** checked and tidied */
  application: Application;
  consents: readonly ConsentUse[];
}

/**
 * Asks every insurer and gives the quote's id as soon as the gateway has taken the application. Its address then
 * survives a reload; the POST is not repeated.
 * @throws GatewayError
 */
export async function askInsurers({ boot, product, application, consents }: Question): Promise<string> {
  return startQuote(gatewayOf(boot), {
    product: product.id,
    language: boot.language,
    application: toWire(product, application),
    consents: consentProofs(consents, boot.language),
  });
}

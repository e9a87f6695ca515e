import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { Application } from '@sigorta/product-kit/field';
import type { ConsentUse, Product } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import { consentProofs } from '../consents/consent-proofs.ts';
import { startQuote } from '../offers/quote-feeds.ts';

interface Question {
  gateway: Gateway;
  product: Product;
  /** whose declaration `product` is */
  release: string | undefined;
  /** checked and tidied */
  application: Application;
  consents: readonly ConsentUse[];
  /** these are the answers for the price only */
  isPriceOnly: boolean;
}

/**
 * Asks every insurer and gives the quote's id as soon as the gateway has taken the application. Its address then
 * survives a reload; the POST is not repeated.
 * @throws GatewayError
 */
export async function askInsurers({
  gateway,
  product,
  release,
  application,
  consents,
  isPriceOnly,
}: Question): Promise<string> {
  return startQuote(gateway, {
    product: product.id,
    language: gateway.language,
    application: toWire(product, application),
    consents: consentProofs(consents, gateway.language),
    ...(isPriceOnly && { phase: 'price' as const }),
    ...(release !== undefined && { release }),
  });
}

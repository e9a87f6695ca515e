import { isGatewayError } from '@sigorta/gateway-client/code-of';
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
  /** called when so many ask that the gateway put this question off, and when it is asked again */
  onRush: (waits: boolean) => void;
}

/** seconds; longer than that nobody is held without being asked */
const longestWait = 10;

/** Asks, and when it was put off in a rush once more by itself: nothing was begun, and its answers stand as they were. */
async function inTurn<T>(ask: () => Promise<T>, onRush: Question['onRush']): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isGatewayError(error) || error.code !== 'service-unavailable') throw error;
    const { retryAfter } = error;
    if (retryAfter === null || retryAfter > longestWait) throw error;
    onRush(true);
    await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    onRush(false);
    return ask();
  }
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
  onRush,
}: Question): Promise<string> {
  const request = {
    product: product.id,
    language: gateway.language,
    application: toWire(product, application),
    consents: consentProofs(consents, gateway.language),
    ...(isPriceOnly && { phase: 'price' as const }),
    ...(release !== undefined && { release }),
  };
  return inTurn(() => startQuote(gateway, request), onRush);
}

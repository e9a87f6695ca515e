import { type APIRequestContext, expect } from '@playwright/test';
import type { Offer } from '@sigorta/contracts/offer';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { consentRecord } from '@sigorta/legal/consents';
import { toWire } from '@sigorta/product-kit/wire';
import { callGateway } from '../pages/call-gateway.ts';
import type { Shop } from '../pages/shop.ts';
import { type Buyer, newBuyer } from './buyer.ts';
import { cardNumbered } from './cards.ts';

const card = cardNumbered('5526080000000006');

/** Buys past the screens, for journeys about what comes after a purchase. The product asks for no bank's page. */
export class QuickBuyer {
  readonly #request: APIRequestContext;
  readonly #shop: Shop;
  readonly buyer: Buyer;

  constructor(request: APIRequestContext, shop: Shop, name: string) {
    this.#request = request;
    this.#shop = shop;
    this.buyer = newBuyer(shop.samples, name);
  }

  /** cheapest first */
  async offers(): Promise<Offer[]> {
    const { product, language } = this.#shop;
    const lines = await callGateway(this.#request, 'quotes/create', {
      product: product.id,
      language,
      application: toWire(product, this.buyer.application),
      consents: this.#consents('form'),
    });
    return lines
      .flatMap(({ type, offer }: { type: string; offer: Offer }) => (type === 'offer' ? [offer] : []))
      .toSorted((one: Offer, other: Offer) => one.price.minor - other.price.minor);
  }

  /** @returns the purchase, issued */
  async pay(offer: Offer): Promise<string> {
    const [{ purchaseId }] = await callGateway(this.#request, 'purchases/start', {
      ...this.#order(offer),
      installmentCount: 1,
      card,
    });
    await this.issued(purchaseId);
    return purchaseId;
  }

  /** @returns the purchase and the reference to pay under; of the first offer that is held long enough */
  async transfer(offers: readonly Offer[]): Promise<{ purchaseId: string; reference: string; offer: Offer }> {
    for (const offer of offers) {
      const [held] = await callGateway(this.#request, `offers/${offer.id}`);
      if (held.transferUntil === null) continue;
      const { firstName, lastName } = card;
      const buyer = { firstName, lastName };
      const [{ purchaseId }] = await callGateway(this.#request, 'purchases/transfer', {
        ...this.#order(offer),
        buyer,
      });
      const { personal } = await this.#status(purchaseId);
      return { purchaseId, reference: personal.transfer.reference, offer };
    }
    throw new Error('no offer is held long enough for a transfer');
  }

  async issued(purchaseId: string): Promise<void> {
    await expect.poll(async () => (await this.#status(purchaseId)).state, { timeout: 15_000 }).toBe('issued');
  }

  async policyNumber(purchaseId: string): Promise<string> {
    return (await this.#status(purchaseId)).personal.policyNumber;
  }

  /** how far the notice is */
  async notice(purchaseId: string): Promise<string | undefined> {
    const [{ cancellation }] = await callGateway(this.#request, `cancellations/${purchaseId}`);
    return cancellation?.state;
  }

  /** Gives notice; what the insurer says to it comes later. */
  async cancel(purchaseId: string): Promise<void> {
    const [{ estimate }] = await callGateway(this.#request, `cancellations/${purchaseId}`);
    await callGateway(this.#request, `cancellations/${purchaseId}/request`, {
      acceptedRefund: estimate.refund,
    });
  }

  async #status(purchaseId: string) {
    const [status] = await callGateway(this.#request, `purchases/${purchaseId}`);
    return status;
  }

  #order({ id, price }: Offer) {
    const { language } = this.#shop;
    const billing = {
      provinceId: 34,
      districtId: 3401,
      address: 'Örnek Sokak 12/3',
      email: this.buyer.email,
    };
    return { offerId: id, language, acceptedTotal: price, billing, consents: this.#consents('payment') };
  }

  #consents(at: 'form' | 'payment') {
    const { product, language } = this.#shop;
    return product.consents
      .filter((use) => use.at === at)
      .map(({ id }) => ({ ...consentRecord(legalConsentOf({ id, at }), language), id }));
  }
}

import { type APIRequestContext, expect } from '@playwright/test';
import type { Offer } from '@sigorta/contracts/offer';
import type { purchaseStates } from '@sigorta/contracts/operations/purchase-status';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { consentRecord } from '@sigorta/legal/consents';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { toWire } from '@sigorta/product-kit/wire';
import { callGateway } from '../pages/call-gateway.ts';
import type { Shop } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';
import type { OpenMail } from '../system/sandbox.ts';
import { type Buyer, newBuyer } from './buyer.ts';
import { goodCard } from './cards.ts';
import { sealCard } from './seal-card.ts';
import { now } from './today.ts';

const card = goodCard;

type PurchaseState = (typeof purchaseStates)[number];

interface Paying {
  atTheBank?: 'approve' | 'cancel';
  number?: string;
}

/** Buys past the screens: for journeys about what comes after a purchase, and for every product at the wire. */
export class QuickBuyer {
  readonly #request: APIRequestContext;
  readonly #shop: Omit<Shop, 'page'>;
  readonly buyer: Buyer;

  constructor(request: APIRequestContext, shop: Omit<Shop, 'page'>, name: string) {
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

  /** Tries to pay without a bank's page; gives the code of the refusal. */
  async refused(offer: Offer, number: string): Promise<string> {
    const [{ code }] = await callGateway(
      this.#request,
      'purchases/start',
      { ...this.#order(offer), installmentCount: 1, card: await this.#sealed(number) },
      { refused: true },
    );
    return code;
  }

  /** A request instead of a purchase. @returns the number to ask after it with */
  async apply(): Promise<string> {
    const { product, language } = this.#shop;
    const { phone, application } = this.buyer;
    const [{ data }] = await callGateway(this.#request, 'vue/basvuru-yap', {
      adSoyad: `${application.firstName} ${application.lastName}`,
      telefon: phone,
      urun: product.id,
      dil: language,
      basvuru: toWire(product, application),
      onaylar: this.#consents('form'),
    });
    return data.basvuruNo;
  }

  /** @returns the purchase, issued */
  async pay(offer: Offer): Promise<string> {
    const purchaseId = await this.start(offer);
    await this.issued(purchaseId);
    return purchaseId;
  }

  /**
   * Pays, at the bank where the product asks for it, and answers what the policy needs.
   * @param atTheBank what the buyer does there
   * @param number of the card
   */
  async start(offer: Offer, { atTheBank = 'approve', number = card.number }: Paying = {}): Promise<string> {
    const { product, samples } = this.#shop;
    const [{ purchaseId, next }] = await callGateway(this.#request, 'purchases/start', {
      ...this.#order(offer),
      installmentCount: 1,
      card: await this.#sealed(number),
    });
    expect(next.kind).toBe(product.payment?.threeDSecure ? 'bank' : 'status');
    if (next.kind === 'bank') await sandbox.atTheBank(purchaseId, atTheBank);
    const asked = policyDetailsOf(product);
    if (asked && (await this.reached(purchaseId, ['issuing', 'declined'])) === 'issuing')
      await callGateway(this.#request, 'policies/create', {
        purchaseId,
        details: toWire(asked, samples.details?.valid(now) ?? {}),
      });
    return purchaseId;
  }

  /** Waits until a purchase is in one of these states; gives the one it is in. */
  async reached(purchaseId: string, states: readonly PurchaseState[]): Promise<PurchaseState> {
    let state: PurchaseState | undefined;
    const readState = async () => {
      state = (await this.#status(purchaseId)).state;
      return state;
    };
    await expect
      .poll(readState, { intervals: [30, 60, 120] })
      .toMatch(new RegExp(`^(?:${states.join('|')})$`));
    if (!state) throw new Error(`${purchaseId} has no state`);
    return state;
  }

  /** A document of an issued purchase. */
  async document(purchaseId: string, kind: 'policy' | 'receipt'): Promise<Buffer> {
    const ready = async () =>
      (await this.#status(purchaseId)).documents.filter((one: { state: string }) => one.state === 'ready')
        .length;
    await expect.poll(ready, { intervals: [30, 60, 120] }).toBe(2);
    const [{ url }] = await callGateway(this.#request, `purchases/${purchaseId}/document-link`, { kind });
    const answer = await this.#request.get(url);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    return answer.body();
  }

  /** The mail with the papers: it goes to who came from the one before it, which holds nothing. */
  async mail(purchaseId: string): Promise<OpenMail> {
    const sent = async () => (await this.#status(purchaseId)).mail;
    await expect.poll(sent, { intervals: [30, 60, 120] }).toBe('sent');
    const mails = () => sandbox.mailsTo(this.buyer.email);
    const [bare, ...others] = await mails();
    expect([others, bare?.attachments]).toEqual([[], []]);
    const mark = new URL(await sandbox.pageOfMail(this.buyer.email), 'http://x').searchParams.get('posta');
    await callGateway(this.#request, `purchases/${purchaseId}/from-mail`, { mark });
    await expect.poll(async () => (await mails()).length).toBe(2);
    const [papers] = await mails();
    return sandbox.openMail(papers?.id ?? '');
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
    await this.reached(purchaseId, ['issued']);
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

  #sealed(number: string) {
    return sealCard(this.#request, { ...card, number });
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

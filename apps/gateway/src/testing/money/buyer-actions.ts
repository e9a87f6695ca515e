import { randomBytes } from 'node:crypto';
import type { Offer } from '@sigorta/contracts/offer';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { Buyer, type Reply } from '../buyer.ts';
import { knownProduct } from '../known-product.ts';
import { nextLook } from '../next-look.ts';
import { sealedCard } from '../purchase/card-entry.ts';
import { billing } from '../purchase/outside.ts';
import { testConsent } from '../test-consent.ts';
import type { Deal } from './records.ts';
import type { MoneyWorld } from './world.ts';

/** A product of each kind: with the bank's challenge, without, with last questions after payment. */
export const withChallenge = 'foreign-travel';
export const withoutChallenge = 'domestic-travel';
export const withQuestions = 'pet';

/** these speak SOAP, of which the line understands nothing */
const soapInsurers: readonly string[] = ['poyraztas', 'sarikavak'];

/** The same browser in another tab, which talks to another gateway. */
export const anotherTab = (world: MoneyWorld, buyer: Buyer, replica: number): Buyer => {
  const tab = new Buyer(world.buyer(replica).url, buyer.token);
  for (const [name, value] of buyer.cookies) tab.cookies.set(name, value);
  return tab;
};

export interface Quoted {
  deal: Deal;
  /** the cheapest first */
  offers: [Offer, ...Offer[]];
  productId: string;
}

/** A new buyer, with a mail address of his own, and the offers of a quote. */
export async function quoted(
  world: Pick<MoneyWorld, 'buyer'>,
  productId = withChallenge,
  replica = 0,
): Promise<Quoted> {
  const buyer = world.buyer(replica);
  const { product, samples } = await knownProduct(productId);
  const application = (await samples()).valid({ today: todayInIstanbul(new Date()) });
  const offers: Offer[] = [];
  const question = {
    product: productId,
    language: 'tr',
    application: toWire(product, application),
    consents: product.consents.filter((use) => use.at === 'form').map((use) => testConsent(use.id)),
  };
  for await (const line of buyer.lines('quotes/create', 'POST', question)) {
    if (line.type === 'offer' && !soapInsurers.includes(line.offer.insurer.id)) offers.push(line.offer);
    if (line.success === false) throw new Error(JSON.stringify(line));
  }
  const [cheapest, ...others] = offers.toSorted((a, b) => a.price.minor - b.price.minor);
  if (!cheapest) throw new Error(`nobody offers ${productId}`);
  const email = `alici-${randomBytes(6).toString('hex')}@ornek.example`;
  return {
    deal: { buyer, email, purchases: [], agreed: [], alone: [] },
    offers: [cheapest, ...others],
    productId,
  };
}

const paymentFor = async ({ deal, productId }: Quoted, offer: Offer) => {
  const { product } = await knownProduct(productId);
  return {
    offerId: offer.id,
    language: 'tr',
    acceptedTotal: offer.price,
    billing: { ...billing, email: deal.email },
    consents: product.consents.filter((use) => use.at === 'payment').map((use) => testConsent(use.id)),
  };
};

const keep = ({ deal }: Quoted, offer: Offer, { body }: Reply): string | null => {
  if (typeof body.purchaseId !== 'string') return null;
  if (!deal.purchases.some(({ id }) => id === body.purchaseId))
    deal.purchases.push({ id: body.purchaseId, price: offer.price.minor, received: 0 });
  return body.purchaseId;
};

/** Presses "pay" for an offer. @returns the purchase, or the refusal's code */
export async function pay(
  quote: Quoted,
  offer: Offer = quote.offers[0],
  browser: Buyer = quote.deal.buyer,
  otherCard: object = {},
): Promise<{ purchaseId: string | null; code: string | null; isAtBank: boolean; bankPage: string | null }> {
  const request = {
    ...(await paymentFor(quote, offer)),
    installmentCount: 1,
    card: 'sealed' in otherCard ? otherCard : sealedCard(otherCard),
  };
  const reply = await browser.post('purchases/start', request);
  const purchaseId = keep(quote, offer, reply);
  const { code = null, next } = reply.body;
  return { purchaseId, code, isAtBank: next?.kind === 'bank', bankPage: next?.url ?? null };
}

const presses = 5;

/** Presses "pay" again as long as the provider is late and nothing was taken: it lives on the same busy core as who asks. */
export async function payAgain(...words: Parameters<typeof pay>): ReturnType<typeof pay> {
  for (let press = 1; ; press += 1) {
    const answer = await pay(...words);
    if (answer.code !== 'service-unavailable' || press === presses) return answer;
  }
}

/** Presses "pay" and is certain of a purchase. */
export async function started(quote: Quoted, offer: Offer = quote.offers[0]): Promise<string> {
  const { purchaseId, code } = await payAgain(quote, offer);
  if (purchaseId === null) throw new Error(`not started: ${code}`);
  return purchaseId;
}

/** Chooses to pay by bank transfer. @returns the purchase */
export async function startedByTransfer(quote: Quoted): Promise<string> {
  const { buyer } = quote.deal;
  for (const offer of quote.offers) {
    const { body } = await buyer.get(`offers/${offer.id}`);
    if (body.transferUntil === null) continue;
    const request = {
      ...(await paymentFor(quote, offer)),
      buyer: { firstName: 'Defne', lastName: 'Aydın' },
    };
    const purchaseId = keep(quote, offer, await buyer.post('purchases/transfer', request));
    if (purchaseId === null) throw new Error('a transfer could not be started');
    return purchaseId;
  }
  throw new Error('no offer is held long enough for a transfer');
}

interface BankForm {
  callbackUrl: string;
  form: Record<string, string>;
}

/** What the bank has the browser carry back, after the buyer approved; null when there is no such payment. */
export async function bankForm(
  world: MoneyWorld,
  purchaseId: string,
  paymentId = world.line.paymentsOf(purchaseId).at(-1),
): Promise<BankForm | null> {
  const answer = await world.control(`acs/${paymentId}`, { action: 'approve', post: false });
  return answer?.form ? answer : null;
}

/** The browser comes back from the bank, once more each time. */
export async function comeBack(world: MoneyWorld, purchaseId: string, { callbackUrl, form }: BankForm) {
  world.line.note(purchaseId, 'return from the bank');
  await fetch(callbackUrl, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

/** Approves at the bank and comes back. */
export async function approve(world: MoneyWorld, purchaseId: string): Promise<void> {
  const form = await bankForm(world, purchaseId);
  if (form) await comeBack(world, purchaseId, form);
}

/** The buyer's page of a purchase. */
export const pageOf = async (deal: Deal, purchaseId: string): Promise<Reply['body']> =>
  (await deal.buyer.get(`purchases/${purchaseId}`)).body;

/** Polls the buyer's page until it is as wanted. @throws Error after the patience, ms */
export async function untilPage(
  deal: Deal,
  purchaseId: string,
  wanted: string | ((page: Reply['body']) => boolean),
  patienceMs = 40_000,
): Promise<Reply['body']> {
  const fits = typeof wanted === 'string' ? (page: Reply['body']) => page.state === wanted : wanted;
  const since = Date.now();
  for (;;) {
    const page = await pageOf(deal, purchaseId);
    if (fits(page)) return page;
    if (Date.now() > since + patienceMs) throw new Error(`still ${JSON.stringify(page)}`);
    await nextLook(since);
  }
}

/** A delivered policy of a product that asks for no challenge. */
export async function bought(world: MoneyWorld): Promise<Quoted & { purchaseId: string }> {
  const quote = await quoted(world, withoutChallenge);
  const purchaseId = await started(quote);
  await untilPage(quote.deal, purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  return { ...quote, purchaseId };
}

/** Answers what is asked after payment. */
export async function answerQuestions({ deal, productId }: Quoted, purchaseId: string): Promise<Reply> {
  const { product, samples } = await knownProduct(productId);
  const asked = policyDetailsOf(product);
  const { details } = await samples();
  if (!asked || !details) throw new Error(`${productId} asks nothing`);
  const answers = toWire(asked, details.valid({ today: todayInIstanbul(new Date()) }));
  return deal.buyer.post('policies/create', { purchaseId, details: answers });
}

/** Asks for the policy's end, for the amount that is shown. */
export async function cancel(deal: Deal, purchaseId: string): Promise<Reply> {
  const { body } = await deal.buyer.get(`cancellations/${purchaseId}`);
  return deal.buyer.post(`cancellations/${purchaseId}/request`, { acceptedRefund: body.estimate?.refund });
}

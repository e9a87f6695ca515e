import type { OperationName } from '@sigorta/contracts/operations/table';
import { isRequest } from '@sigorta/product-kit/is-request';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import type { Product } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Buyer } from '../../buyer.ts';
import { type Bought, look, pay } from '../../cancellation/bought.ts';
import { allKnown, knownProduct } from '../../known-product.ts';
import { logIn, sentCode } from '../../log-in.ts';
import { atTheBank, paymentOf, waitFor } from '../../purchase/market.ts';
import { askFor, freePayment, paymentOf as generalPaymentOf } from '../../requests/payments.ts';
import { testConsent } from '../../test-consent.ts';
import { transferOf } from '../../transfers/transfer-of.ts';
import { lookUpCalls, type MakeCall, sending } from './look-up-calls.ts';
import { comingFromMail, correctingEmail } from './mail-calls.ts';
import { priceCalls } from './price-calls.ts';
import type { FuzzedShop } from './shop.ts';

const travel = 'domestic-travel';
const sampleOf = async ({ market }: FuzzedShop, { product }: { product: Product }, phone: string) => {
  const found = await knownProduct(product.id);
  const today = todayInIstanbul(market.context.clock());
  const application = { ...(await found.samples()).valid({ today }), phone };
  return toWire(product, application);
};

const consentsOf = ({ consents }: Product) =>
  consents.filter(({ at }) => at === 'form').map(({ id }) => testConsent(id));

const productsOf = async (asks: boolean) =>
  (await allKnown()).filter(({ product }) => isRequest(product) === asks);

const offered = async (shop: FuzzedShop, product = travel, phone?: string) => {
  const { buyer, offers } = await shop.offersOf(product, phone);
  const [offer] = offers;
  if (!offer) throw new Error(`nobody offers ${product}`);
  return { browser: buyer, offer, offers };
};

const boughtBy = async (shop: FuzzedShop, phone?: string): Promise<Bought> => {
  const { browser, offer } = await offered(shop, travel, phone);
  return pay(shop.market, browser, offer);
};

/* one purchase for those that only read of it */
const kept = new WeakMap<FuzzedShop, Promise<Bought>>();
const anyBought = (shop: FuzzedShop): Promise<Bought> => {
  const known = kept.get(shop) ?? boughtBy(shop);
  kept.set(shop, known);
  return known;
};

const loggedIn = async (shop: FuzzedShop, before: (phone: string) => Promise<unknown>) => {
  const phone = shop.newPhone();
  await before(phone);
  return { browser: await logIn(shop.market, phone), phone };
};

const codeFor = async (shop: FuzzedShop): Promise<{ browser: Buyer; challenge: string; code: string }> => {
  const phone = shop.newPhone();
  await offered(shop, travel, phone);
  const browser = shop.market.buyer();
  const { body } = await browser.post('otp/send', { phone_number: phone });
  return { browser, challenge: body.challenge, code: await sentCode(shop.market, phone) };
};

const saved = async (shop: FuzzedShop) => {
  const phone = shop.newPhone();
  const { browser, offer } = await offered(shop, travel, phone);
  const { body } = await browser.post(`quotes/${offer.quoteId}/save`, {});
  return { browser, token: body.token as string, phone };
};

const personOf = async ({ market }: FuzzedShop) => {
  const found = await knownProduct(travel);
  const sample = (await found.samples()).valid({ today: todayInIstanbul(market.context.clock()) });
  const person = sample.insured?.[0];
  return { identity: String(person?.nationalId), birthDate: String(person?.birthDate) };
};

const quoting: MakeCall = async (shop, turn) => {
  const sold = await productsOf(false);
  const found = sold[turn % sold.length];
  if (!found) throw new Error('nothing is sold');
  const { product } = found;
  const browser = shop.market.buyer();
  await browser.get('partner/website-info');
  const application = await sampleOf(shop, found, shop.newPhone());
  return {
    browser,
    request: { product: product.id, language: 'tr', application, consents: consentsOf(product) },
  };
};

const applying: MakeCall = async (shop, turn) => {
  const short = {
    adSoyad: 'Defne Aydın',
    telefon: '0532 111 22 33',
    eposta: 'defne@ornek.example',
    dil: 'tr',
  };
  const [found] = await productsOf(true);
  const { browser } = await sending({})(shop, turn);
  if (!found || turn % 2 === 0) return { browser, request: { ...short, urun: 'iletisim', mesaj: 'Arayın.' } };
  const basvuru = await sampleOf(shop, found, '+905321112233');
  return {
    browser,
    request: { ...short, urun: found.product.id, basvuru, onaylar: consentsOf(found.product) },
  };
};

const answering: MakeCall = async (shop) => {
  const product = 'pet';
  const { browser, offer } = await offered(shop, product);
  const { body } = await browser.post('purchases/start', paymentOf(shop.market, offer));
  if (body.next?.kind === 'bank') await atTheBank(shop.market, body.purchaseId);
  await waitFor(browser, body.purchaseId, ({ detailsUntil }) => detailsUntil !== null);
  const found = await knownProduct(product);
  const asked = policyDetailsOf(found.product);
  const { details } = await found.samples();
  if (!asked || !details) throw new Error(`${product} asks nothing`);
  const today = todayInIstanbul(shop.market.context.clock());
  return {
    browser,
    request: { purchaseId: body.purchaseId, details: toWire(asked, details.valid({ today })) },
  };
};

const renewing: MakeCall = async (shop, turn) => {
  const { browser, offer } = await offered(shop, 'kasko', shop.newPhone());
  const { purchaseId } = await pay(shop.market, browser, offer);
  return { browser, request: { purchaseId, isOn: turn % 2 === 0 } };
};

const documented: MakeCall = async (shop) => {
  for (const product of [travel, 'foreign-travel', 'complementary-health', 'dask']) {
    const { browser, offers } = await offered(shop, product);
    const found = offers.find(({ quoteDocument }) => quoteDocument);
    if (found) return { browser, request: { offerId: found.id, language: 'tr' } };
  }
  throw new Error('no offer has a document');
};

const transferring: MakeCall = async (shop) => {
  const { browser, offers } = await offered(shop);
  for (const offer of offers) {
    const { body } = await browser.get(`offers/${offer.id}`);
    if (body.transferUntil !== null) return { browser, request: transferOf(shop.market, offer) };
  }
  throw new Error('no offer is held long enough');
};

const withdrawing: MakeCall = async (shop) => {
  const { browser } = await loggedIn(shop, (phone) => shop.offersOf(travel, phone));
  const { body } = await browser.get('my-consents');
  const free = body.consents.find(({ nature }: { nature: string }) => nature === 'free');
  return { browser, request: { consent: free.consent } };
};

const ofLogin: MakeCall = async (shop) => ({
  browser: (await loggedIn(shop, (phone) => boughtBy(shop, phone))).browser,
  request: {},
});

const ofToken =
  (more: Record<string, unknown> = {}): MakeCall =>
  async (shop) => {
    const { browser, token } = await saved(shop);
    return { browser, request: { token, ...more } };
  };

export const publicCalls = {
  ...lookUpCalls,
  basvuruYap: applying,
  ...priceCalls,
  cardFrame: sending({}),
  quoteCreate: quoting,
  quoteEvents: async (shop) => {
    const { browser, offer } = await offered(shop);
    return { browser, request: { quoteId: offer.quoteId } };
  },
  offerDetail: async (shop) => {
    const { browser, offer } = await offered(shop);
    return { browser, request: { offerId: offer.id } };
  },
  quoteDocument: documented,
  installments: async (shop) => {
    const { browser, offer } = await offered(shop);
    return { browser, request: { offerId: offer.id, cardPrefix: '552879', coupon: 'YUZDEON' } };
  },
  couponCheck: async (shop) => {
    const { browser, offer } = await offered(shop);
    return { browser, request: { offerId: offer.id, code: 'YUZDEON' } };
  },
  purchaseStart: async (shop) => {
    const { browser, offer } = await offered(shop);
    return { browser, request: paymentOf(shop.market, offer) };
  },
  purchaseStatus: async (shop) => {
    const { buyer: browser, purchaseId } = await anyBought(shop);
    return { browser, request: { purchaseId } };
  },
  policyCreate: answering,
  documentLink: async (shop, turn) => {
    const { buyer: browser, purchaseId } = await anyBought(shop);
    return { browser, request: { purchaseId, kind: turn % 3 === 2 ? 'pass' : 'policy' } };
  },
  purchaseTransfer: transferring,
  purchaseEmail: (shop, turn) => correctingEmail(shop, turn, boughtBy),
  purchaseRenewal: renewing,
  purchaseFromMail: (shop) => comingFromMail(shop, boughtBy),
  paymentOptions: sending({}),
  paymentRequestOpen: async (shop) => {
    const owner = shop.staff.get('owner') ?? shop.market.buyer();
    const { token } = await askFor(owner);
    const browser = shop.market.buyer();
    await browser.get('partner/website-info');
    return { browser, request: { token, detail: '4217' } };
  },
  paymentStart: async (shop, turn) => {
    const { browser } = await sending({})(shop, turn);
    return { browser, request: generalPaymentOf(freePayment()) };
  },
  paymentStatus: async (shop, turn) => {
    const { browser } = await sending({})(shop, turn);
    const { body } = await browser.post('payments/start', generalPaymentOf(freePayment()));
    return { browser, request: { paymentId: body.paymentId } };
  },
  otpProof: async (shop, turn) => sending({ phone_number: shop.newPhone() })(shop, turn),
  otpSend: async (shop, turn) => sending({ phone_number: shop.newPhone() })(shop, turn),
  otpVerify: async (shop) => {
    const { browser, challenge, code } = await codeFor(shop);
    return { browser, request: { challenge, code } };
  },
  logOut: ofLogin,
  myPolicies: ofLogin,
  consentWithdraw: withdrawing,
  deletionCode: async (shop) => {
    const login = await loggedIn(shop, (phone) => shop.offersOf(travel, phone));
    shop.later(61_000);
    return { browser: login.browser, request: {} };
  },
  myConsents: ofLogin,
  myContacts: ofLogin,
  contactChoose: async (shop, turn) => ({
    ...(await ofLogin(shop, turn)),
    request: { of: 'call', isOn: false },
  }),
  myData: ofLogin,
  myDataDelete: async (shop) => {
    const { browser, phone } = await loggedIn(shop, (ofPhone) => shop.offersOf(travel, ofPhone));
    shop.later(61_000);
    const { body } = await browser.post('my-data/deletion-code', {});
    const code = await sentCode(shop.market, phone);
    return { browser, request: { challenge: body.challenge, code } };
  },
  mySavedQuotes: ofLogin,
  quoteSave: async (shop) => {
    const { browser, offer } = await offered(shop);
    return { browser, request: { quoteId: offer.quoteId } };
  },
  savedQuote: ofToken(),
  savedQuoteClaim: async (shop) => {
    const { token, phone } = await saved(shop);
    const browser = shop.market.buyer();
    await browser.get('partner/website-info');
    const { birthDate } = await personOf(shop);
    return { browser, request: { token, phoneEnd: phone.slice(-4), birthDate } };
  },
  savedQuoteMail: ofToken({ language: 'tr', email: 'biri@ornek.example' }),
  savedQuoteRefresh: ofToken(),
  savedQuoteRevoke: ofToken(),
  cancellationList: ofLogin,
  cancellationFind: async (shop) => {
    const { policyNumber } = await look(await anyBought(shop));
    const browser = shop.market.buyer();
    await browser.get('partner/website-info');
    return { browser, request: { policyNumber, ...(await personOf(shop)) } };
  },
  cancellationDetail: async (shop) => {
    const { buyer: browser, purchaseId } = await anyBought(shop);
    return { browser, request: { purchaseId } };
  },
  cancellationRequest: async (shop) => {
    const one = await boughtBy(shop);
    const { estimate } = await look(one);
    return { browser: one.buyer, request: { purchaseId: one.purchaseId, acceptedRefund: estimate.refund } };
  },
} satisfies Partial<Record<OperationName, MakeCall>>;

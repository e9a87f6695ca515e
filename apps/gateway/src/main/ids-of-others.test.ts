import type { Operation } from '@sigorta/contracts/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressMark } from '../buyers/letters/own-address.ts';
import { randomId } from '../platform/random-id.ts';
import type { Buyer } from '../testing/buyer.ts';
import { bought } from '../testing/cancellation/bought.ts';
import { entriesOf, idNames, namingOperations, openedByLink } from '../testing/matrix/buyers-operations.ts';
import { askOffers, type Market, openMarket, paymentOf } from '../testing/purchase/market.ts';
import { billing } from '../testing/purchase/outside.ts';
import { askPrices } from '../testing/purchase/price-first.ts';
import { freePayment, paymentOf as payment } from '../testing/requests/payments.ts';

type Ids = Record<(typeof idNames)[number], string>;

let market: Market;
let owner: Buyer;
let other: Buyer;
/** What each operation names of its owner: a quote is completed only before it is bought. */
let theirs: (operation: string) => Ids;
let rest: Record<string, object>;

beforeAll(async () => {
  market = await openMarket();
  const one = await bought(market);
  owner = one.buyer;
  const [offer] = await askOffers(market, owner);
  if (!offer) throw new Error('nobody offers');
  const paid = await owner.post('payments/start', payment(freePayment()));
  const priced = await askPrices(market, owner);
  const ids = {
    quoteId: offer.quoteId,
    offerId: offer.id,
    purchaseId: one.purchaseId,
    paymentId: paid.body.paymentId,
  };
  theirs = (name) => (name === 'quoteComplete' ? { ...ids, quoteId: priced.quoteId } : ids);
  const { card: _, installmentCount: __, ...transfer } = paymentOf(market, offer);
  rest = {
    quoteDocument: { language: 'tr' },
    quoteComplete: { application: priced.application, consents: priced.consents },
    installments: { cardPrefix: '552879' },
    couponCheck: { code: 'YAZ20' },
    purchaseStart: paymentOf(market, offer),
    purchaseTransfer: { ...transfer, billing, buyer: { firstName: 'Defne', lastName: 'Aydın' } },
    purchaseEmail: { email: 'baskasi@ornek.com' },
    purchaseFromMail: { mark: addressMark(market.context, one.purchaseId, billing.email) },
    /* a trip has nothing to be reminded of: its owner may say no, nobody else may say anything */
    purchaseRenewal: { isOn: false },
    policyCreate: { details: {} },
    documentLink: { kind: 'policy' },
    cancellationRequest: { acceptedRefund: offer.price },
  };
  other = market.buyer();
  /* somebody with a session and things of their own, not a stranger */
  await askOffers(market, other, 'domestic-travel');
});
afterAll(() => market.close());

const ask = async (who: Buyer, [name, operation]: [string, Operation], ids: Ids) => {
  const wanted = entriesOf(operation).flatMap((entry) => {
    const id = idNames.find((known) => known === entry);
    return id ? [[id, ids[id]] as const] : [];
  });
  const producer = operation.producer.replace(/:(\w+)/g, (_, key: keyof Ids) => ids[key]);
  const body = operation.method === 'POST' ? { ...rest[name], ...Object.fromEntries(wanted) } : undefined;
  const response = await who.operation(producer, operation.method, body);
  return { status: response.status, body: await response.text() };
};

const unknown = (): Ids => ({
  quoteId: randomId(),
  offerId: randomId(),
  purchaseId: randomId(),
  paymentId: randomId(),
});

test('there are operations to look at', () => {
  expect(namingOperations.length).toBeGreaterThan(10);
});

/** asks only after products with questions of their own; `purchase/details` looks at one */
const withoutQuestions = ['policyCreate'];

test.each(namingOperations.filter(([name]) => openedByLink.includes(name)))(
  '%s shows another buyer nothing personal',
  async (name, operation) => {
    const { status, body } = await ask(other, [name, operation], theirs(name));
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ personal: null });
    expect(body).not.toMatch(/Defne|Aydın|ornek/);
    expect((await ask(other, [name, operation], unknown())).status).toBe(404);
  },
);

describe.each(namingOperations.filter(([name]) => !openedByLink.includes(name)))('%s', (name, operation) => {
  test('another buyer finds nothing, as under an id nobody has', async () => {
    const said = await ask(other, [name, operation], theirs(name));
    expect(said).toMatchObject({ status: 404, body: expect.stringContaining('"not-found"') });
    expect(said).toEqual(await ask(other, [name, operation], unknown()));
  });
  test.skipIf(withoutQuestions.includes(name))('its own buyer finds it', async () => {
    const { status, body } = await ask(owner, [name, operation], theirs(name));
    expect({ status, body }).not.toMatchObject({ body: expect.stringContaining('"not-found"') });
    expect(status).toBeLessThan(500);
  });
});

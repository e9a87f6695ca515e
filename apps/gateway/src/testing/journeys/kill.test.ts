import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownProducts } from '../../catalogue/products/known-products.ts';
import {
  cancellationFailpoints,
  detailsFailpoints,
  failpoints,
  paymentFailpoints,
  refundFailpoints,
} from '../../platform/failpoint.ts';
import { Buyer } from '../buyer.ts';
import { type BuyerSees, buyThroughKills } from '../purchase/buy-through-kills.ts';
import { type GatewayProcess, gatewayProcess } from '../purchase/gateway-process.ts';
import { killShare } from '../purchase/kill-share.ts';
import { offerToPay } from '../purchase/offer-to-pay.ts';
import {
  control as ask,
  quick,
  type Sandbox,
  sandboxEnvironment,
  startSandbox,
} from '../purchase/outside.ts';
import { byCard, freePayment, paymentOf } from '../requests/payments.ts';

let sandbox: Sandbox;
let gateway: GatewayProcess;

const control = (path: string, body?: unknown) => ask(sandbox, path, body);

beforeAll(async () => {
  sandbox = await startSandbox();
  gateway = await gatewayProcess({
    ...sandboxEnvironment(sandbox),
    /* what a killed process asked the provider is looked into after the grace, so a long one is waited for at every such place */
    PURCHASE_TIMINGS: JSON.stringify({
      ...quick,
      providerTimeoutMs: 4_000,
      startGraceMs: 5_000,
      leaseMs: 6_000,
      mailTimeoutMs: 5_000,
    }),
  });
  await gateway.start();
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

/** What is asked after payment, in wire names. */
async function answersTo(productId: string) {
  const found = (await knownProducts()).get(productId);
  const asked = found && policyDetailsOf(found.product);
  const details = found && (await found.samples()).details;
  return asked && details ? toWire(asked, details.valid({ today: todayInIstanbul(new Date()) })) : {};
}

const isDelivered = ({ state, mail }: BuyerSees) => state === 'issued' && mail === 'sent';

const buyStubbornly = (
  buyer: Buyer,
  payment: object,
  end: (status: BuyerSees) => boolean,
  details: object = {},
) => buyThroughKills({ gateway, sandbox }, { buyer, payment, end, details });

test.each(killShare(failpoints))(
  'killed at %s and started again: one charge, one policy, the buyer sees it issued',
  async (point) => {
    const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
    const payment = await offerToPay(buyer);
    gateway.arm(point);
    let { purchaseId, killed } = await buyStubbornly(buyer, payment, isDelivered);
    if (point === 'mail:after-commit' && !killed) {
      /* the state was already "sent" when the process died */
      await expect.poll(() => gateway.ended()).toBe('SIGKILL');
      gateway.arm('');
      await gateway.startLater();
      killed = true;
    }
    expect(killed).toBe(true);
    const { net } = await control(`charges?basketId=${purchaseId}`);
    expect(net).toMatchObject([{ charges: 1, net: payment.acceptedTotal.minor }]);
    const { policies } = await control(`policies?reference=${purchaseId}`);
    expect(policies).toHaveLength(1);
    const { mails } = await control('mails');
    const mine = mails.filter((mail: { messageId: string }) => mail.messageId.includes(purchaseId));
    expect(mine.length).toBeGreaterThanOrEqual(1);
    expect(mine.length).toBeLessThanOrEqual(point === 'mail:after-send' ? 2 : 1);
    const { body } = await buyer.get(`purchases/${purchaseId}`);
    expect(body).toMatchObject({ state: 'issued', charged: payment.acceptedTotal });
  },
);

test.each(killShare(detailsFailpoints))(
  'killed at %s and started again: the answers reach the insurer, one policy',
  async (point) => {
    const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
    const payment = await offerToPay(buyer, 'pet');
    const details = await answersTo('pet');
    gateway.arm(point);
    const { purchaseId, killed } = await buyStubbornly(buyer, payment, isDelivered, details);
    expect(killed).toBe(true);
    const { policies } = await control(`policies?reference=${purchaseId}`);
    expect(policies).toMatchObject([{ details }]);
  },
);

test.each(killShare(refundFailpoints))(
  'killed at %s and started again: charged once, returned once, no policy',
  async (point) => {
    const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
    const payment = await offerToPay(buyer);
    await control('insurers/all', { fault: 'issue-refused' });
    gateway.arm(point);
    const bought = await buyStubbornly(buyer, payment, ({ state }) => state === 'refunded');
    if (!bought.killed) {
      await expect.poll(() => gateway.ended()).toBe('SIGKILL');
      gateway.arm('');
      await gateway.startLater();
    }
    await control('insurers/all', { fault: 'none' });
    const { rows, net } = await control(`charges?basketId=${bought.purchaseId}`);
    expect(net).toMatchObject([{ charges: 1, net: 0 }]);
    expect(rows).toHaveLength(2);
    expect((await control(`policies?reference=${bought.purchaseId}`)).policies).toEqual([]);
    expect((await buyer.get(`purchases/${bought.purchaseId}`)).body).toMatchObject({
      state: 'refunded',
      charged: null,
    });
  },
);

test.each(killShare(paymentFailpoints))(
  'a payment without a policy, killed at %s and started again, is there once',
  async (point) => {
    const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
    const isTransfer = point.startsWith('transfer');
    const payment = paymentOf(freePayment(), isTransfer ? { way: { kind: 'transfer' } } : {});
    gateway.arm(point);
    const started = await buyer.post('payments/start', payment).catch(() => null);
    if (started?.body.next?.kind === 'bank') {
      await fetch(started.body.next.url);
      const { payments } = await control('payments');
      const mine = payments.find((one: { basketId: string }) => one.basketId === started.body.paymentId);
      await control(`acs/${mine.paymentId}`, { action: 'approve' }).catch(() => null);
    }
    await expect.poll(() => gateway.ended()).toBe('SIGKILL');
    gateway.arm('');
    await gateway.startLater();
    /* a browser that got no answer has no session yet, and its form sends the same again, the card typed anew */
    const again = isTransfer ? payment : { ...payment, way: byCard() };
    const paymentId = started?.body.paymentId ?? (await buyer.post('payments/start', again)).body.paymentId;
    const wanted = isTransfer ? { state: 'awaiting-transfer' } : { state: 'paid', mail: 'sent' };
    await expect.poll(async () => (await buyer.get(`payments/${paymentId}`)).body).toMatchObject(wanted);
    const { net } = await control(`charges?basketId=${paymentId}`);
    expect(net).toHaveLength(isTransfer ? 0 : 1);
  },
);

test.each(killShare(cancellationFailpoints))(
  'killed at %s and started again: one cancellation, the money back once',
  async (point) => {
    const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
    const payment = await offerToPay(buyer, 'domestic-travel');
    const { purchaseId } = await buyStubbornly(buyer, payment, isDelivered);
    const where = `cancellations/${purchaseId}`;
    const { estimate } = (await buyer.get(where)).body;
    gateway.arm(point);
    const accepted = { acceptedRefund: estimate.refund };
    await buyer.post(`${where}/request`, accepted).catch(() => null);
    await expect.poll(() => gateway.ended()).toBe('SIGKILL');
    gateway.arm('');
    await gateway.startLater();
    expect((await buyer.post(`${where}/request`, accepted)).status).toBe(200);
    await expect.poll(async () => (await buyer.get(where)).body.cancellation?.state).toBe('refunded');
    const { rows, net } = await control(`charges?basketId=${purchaseId}`);
    expect(net).toMatchObject([{ charges: 1, net: 0 }]);
    expect(rows).toHaveLength(2);
    const { policies } = await control(`policies?reference=${purchaseId}`);
    expect(policies).toMatchObject([{ policy: { state: 'cancelled' } }]);
  },
);

test('eight days take every place, whatever day it is', () => {
  const days = Array.from({ length: 8 }, (_, later) => 20_779 + later);
  const taken = days.flatMap((day) =>
    killShare(failpoints, { day, partsServer: 8, partsEmbedded: 8, isAll: false }),
  );
  expect(taken).toHaveLength(failpoints.length);
  expect(new Set(taken)).toEqual(new Set(failpoints));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Buyer } from '../buyer.ts';
import { type GatewayProcess, gatewayProcess } from '../purchase/gateway-process.ts';
import { waitFor } from '../purchase/market.ts';
import { foundInMemory } from '../purchase/memory-of.ts';
import { offerToPay } from '../purchase/offer-to-pay.ts';
import {
  billing,
  control,
  quick,
  type Sandbox,
  sandboxEnvironment,
  startSandbox,
} from '../purchase/outside.ts';

let sandbox: Sandbox;
let gateway: GatewayProcess;

beforeAll(async () => {
  sandbox = await startSandbox();
  gateway = await gatewayProcess({
    ...sandboxEnvironment(sandbox),
    PURCHASE_TIMINGS: JSON.stringify(quick),
    LOG_LEVEL: 'debug',
  });
  await gateway.start();
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

const approve = async (purchaseId: string): Promise<void> => {
  const { payments } = await control(sandbox, 'payments');
  const mine = payments.find((one: { basketId: string }) => one.basketId === purchaseId);
  await control(sandbox, `acs/${mine.paymentId}`, { action: 'approve' });
};

test('cards that paid with and without a bank never were in the memory of the gateway', async () => {
  const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
  const numbers = { 'foreign-travel': '5528790000000008', 'domestic-travel': '5526080000000006' };
  for (const [product, number] of Object.entries(numbers)) {
    const { body } = await buyer.post('purchases/start', await offerToPay(buyer, product, { number }));
    if (body.next.kind === 'bank') await approve(body.purchaseId);
    await waitFor(buyer, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  }
  const seen = foundInMemory(gateway.pid() ?? 0, [...Object.values(numbers), billing.email]);
  /* the look sees what is there: the purchases' mail address is */
  expect(seen[billing.email]).toBeGreaterThan(0);
  for (const number of Object.values(numbers)) expect(seen[number], `ending ${number.slice(-4)}`).toBe(0);
});

test('the look finds a number that a process does hold', () => {
  const held = Buffer.from(['5406', '6750', '0000', '0009'].join(''), 'latin1');
  expect(foundInMemory(process.pid, [held.toString('latin1')])).toMatchObject({
    [held.toString('latin1')]: expect.any(Number),
  });
  expect(Object.values(foundInMemory(process.pid, [held.toString('latin1')]))[0]).toBeGreaterThan(0);
});

import { afterAll, beforeAll, expect } from 'vitest';
import type { Buyer } from '../buyer.ts';
import {
  answerQuestions,
  approve,
  bought,
  cancel,
  quoted,
  started,
  untilPage,
  withQuestions,
} from './buyer-actions.ts';
import { readRecords } from './records.ts';
import { settled } from './settle.ts';
import { closeSound } from './sound-ledger.ts';
import { approveRefund, askRefund, giveBack, refundable } from './staff-actions.ts';
import { story } from './story.ts';
import { type MoneyWorld, openMoneyWorld } from './world.ts';

let world: MoneyWorld;
let staff: readonly [Buyer, Buyer];
beforeAll(async () => {
  world = await openMoneyWorld({ timings: { detailsMs: 3_600_000, detailsMarginMs: 60_000 } });
  staff = [await world.staff('finance'), await world.staff('owner')];
});
afterAll(() => closeSound(world));

const refuses = { act: 'says', body: { result: 'refused', reason: 'underwriting' } } as const;

/** A purchase whose insurer refuses, so that its money goes back by itself. */
async function refused(inWorld: MoneyWorld) {
  const quote = await quoted(inWorld);
  const purchaseId = await started(quote);
  inWorld.line.break(purchaseId, { kind: 'issue', acts: [refuses, refuses] });
  return { ...quote, purchaseId };
}

story('the answer of a second part refund is lost before anything went back', async () => {
  const { deal, purchaseId } = await bought(world);
  expect(await giveBack(deal, staff, purchaseId, 0.5)).toBe(true);
  expect(await settled(world, deal)).toEqual([]);
  world.line.break(purchaseId, { kind: 'refund', acts: [{ act: 'lose-question', how: '500' }] });
  expect(await giveBack(deal, staff, purchaseId, 0.3)).toBe(true);
  expect(await settled(world, deal)).toEqual([]);
});

story('a part goes back before the insurer refuses', async () => {
  const quote = await quoted(world, withQuestions);
  const purchaseId = await started(quote);
  await untilPage(quote.deal, purchaseId, ({ detailsUntil }) => detailsUntil !== null);
  world.line.break(purchaseId, { kind: 'issue', acts: [refuses, refuses] });
  expect(await giveBack(quote.deal, staff, purchaseId, 0.1)).toBe(true);
  await answerQuestions(quote, purchaseId);
  await untilPage(quote.deal, purchaseId, 'refunded', 8_000);
  expect(await settled(world, quote.deal)).toEqual([]);
});

story('staff give all back of a policy in force', async () => {
  const { deal, purchaseId } = await bought(world);
  await giveBack(deal, staff, purchaseId);
  expect(await settled(world, deal)).toEqual([]);
});

story('the buyer cancels while staff give all back', async () => {
  const { deal, purchaseId } = await bought(world);
  const [first, second] = staff;
  const all = await refundable(first, purchaseId);
  await askRefund(first, purchaseId, all);
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  world.line.break(purchaseId, { kind: 'end', acts: [{ act: 'hold', what: 'answer', until }] });
  await cancel(deal, purchaseId);
  await approveRefund(deal, second, purchaseId);
  letGo();
  expect(await settled(world, deal)).toEqual([]);
  /* whoever was first, the policy is over and its end is closed: nobody has to work on it */
  const [purchase] = (await readRecords(world, deal)).purchases;
  expect(purchase).toMatchObject({ held: 0, page: { state: 'refunded' } });
  expect(await world.casesLater()).not.toContainEqual(expect.objectContaining({ orderId: purchaseId }));
});

story('the provider says a refund was made, without a signature', async () => {
  const says = { act: 'says', body: { status: 'success' } } as const;
  const { deal, purchaseId } = await refused(world);
  world.line.break(purchaseId, { kind: 'void', acts: [says] }, { kind: 'refund', acts: [says] });
  await approve(world, purchaseId);
  await untilPage(deal, purchaseId, 'refunded');
  expect(await settled(world, deal)).toEqual([]);
});

story('the provider is too busy for a refund once', async () => {
  const busy = { act: 'says', body: { status: 'failure', errorCode: '50000' } } as const;
  const { deal, purchaseId } = await refused(world);
  world.line.break(purchaseId, { kind: 'void', acts: [busy] }, { kind: 'refund', acts: [busy] });
  await approve(world, purchaseId);
  await untilPage(deal, purchaseId, 'refunded', 8_000);
  expect(await settled(world, deal)).toEqual([]);
});

story('more refunds an hour than go by themselves', async () => {
  const careful = await openMoneyWorld({ timings: { refundsPerHour: 1 } });
  try {
    const refunds = [await refused(careful), await refused(careful), await refused(careful)];
    for (const { purchaseId, deal } of refunds) {
      await approve(careful, purchaseId);
      await untilPage(deal, purchaseId, ({ state }) => state !== 'checking' && state !== 'issuing');
    }
    for (const { deal, purchaseId } of refunds) {
      expect(await settled(careful, deal)).toEqual([]);
      /* no card refused it: a machine sends it as soon as two persons have looked, nobody goes to the bank for it */
      expect((await deal.buyer.get(`purchases/${purchaseId}`)).body.state).not.toBe('refund-by-hand');
    }
  } finally {
    await careful.close();
  }
});

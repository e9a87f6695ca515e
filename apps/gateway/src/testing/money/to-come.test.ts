import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve, bought, pay, quoted, started, untilPage } from './buyer-actions.ts';
import { untilStill } from './settle.ts';
import { closeSound } from './sound-ledger.ts';
import { isToCome } from './to-come.ts';
import { type MoneyWorld, openMoneyWorld } from './world.ts';

/* What stories, pairs and random purchases believe before they judge: that nothing moves any more. */
const hourMs = 3_600_000;
const patienceMs = 30_000;
/** longer than the grace after a start, when an attempt is looked at once more: asked for less, what is still there may come nearer */
const beyondGraceMs = 5_000;

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld({ timings: { lateLooksMs: [hourMs], challengeMs: hourMs } });
});
afterAll(() => closeSound(world));

test('of a delivered policy nothing is to come', async () => {
  const { deal } = await bought(world);
  expect(await untilStill(world, deal, beyondGraceMs, patienceMs)).toBe(true);
  expect(await isToCome(world, deal, 1_000)).toBe(false);
});

test('a call that stands at the line is to come, by its purchase alone', async () => {
  const [quote, other] = [await quoted(world), await bought(world)];
  expect(await untilStill(world, other.deal, beyondGraceMs, patienceMs)).toBe(true);
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const purchaseId = await started(quote);
  world.line.break(purchaseId, { kind: 'issue', acts: [{ act: 'hold', what: 'answer', until }] });
  await approve(world, purchaseId);
  await expect.poll(() => world.line.isBusy(purchaseId)).toBe(true);
  expect(await untilStill(world, quote.deal, 0, 300)).toBe(false);
  expect(await isToCome(world, other.deal, 1_000)).toBe(false);
  letGo();
  expect(await untilStill(world, quote.deal, 1_000, patienceMs)).toBe(true);
});

test('a job that the stopped workers leave is to come', async () => {
  const quote = await quoted(world);
  const purchaseId = await started(quote);
  await world.stopWorkers();
  await approve(world, purchaseId);
  expect(await isToCome(world, quote.deal, 0)).toBe(true);
  world.startWorkers();
  await untilPage(quote.deal, purchaseId, 'issued');
  expect(await untilStill(world, quote.deal, 1_000, patienceMs)).toBe(true);
});

test('the next look at an attempt without money is to come when it falls within the time that is asked about, not before', async () => {
  const quote = await quoted(world);
  await pay(quote, quote.offers[0], quote.deal.buyer, { number: '4111111111111129' });
  const purchaseId = quote.deal.purchases[0]?.id ?? '';
  await approve(world, purchaseId);
  await untilPage(quote.deal, purchaseId, 'declined');
  expect(await untilStill(world, quote.deal, beyondGraceMs, patienceMs)).toBe(true);
  expect(await isToCome(world, quote.deal, hourMs / 2)).toBe(false);
  expect(await isToCome(world, quote.deal, 2 * hourMs)).toBe(true);
});

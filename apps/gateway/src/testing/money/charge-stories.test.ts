import { afterAll, beforeAll, expect } from 'vitest';
import { anotherTab, approve, pay, quoted, started, untilPage } from './buyer-actions.ts';
import { settled } from './settle.ts';
import { closeSound } from './sound-ledger.ts';
import { story, storyOfServer } from './story.ts';
import { type MoneyWorld, openMoneyWorld } from './world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld({ replicas: 2, timings: { lateLooksMs: [1_000, 2_000] } });
});
afterAll(() => closeSound(world));

const rounds = 6;

storyOfServer('two offers of one quote, paid from two tabs at the same instant', async () => {
  const round = async (): Promise<void> => {
    const quote = await quoted(world);
    const [first, second] = quote.offers;
    if (!second) throw new Error('two offers are needed');
    const tab = anotherTab(world, quote.deal.buyer, 1);
    const tabs = await Promise.all([pay(quote, first), pay(quote, second, tab)]);
    await Promise.all(tabs.map(({ purchaseId }) => purchaseId && approve(world, purchaseId)));
    expect(await settled(world, quote.deal)).toEqual([]);
    /* nothing went wrong at the bank, so nothing has to go back either: one payment is taken, not two */
    const charged = await Promise.all(
      quote.deal.purchases.map(async ({ id }) => (await world.look(`charges?basketId=${id}`)).net),
    );
    expect(charged.flat()).toHaveLength(1);
  };
  await Promise.all(Array.from({ length: rounds }, round));
});

/* rate limit, system error, and the two a merchant's own mistake brings: none says a word about the payment */
const questionFails = ['50000', '1', '1001', '11'];

story('the answer of a charge is lost, and the question about it fails', async () => {
  const fails = async (errorCode: string): Promise<void> => {
    const quote = await quoted(world);
    const purchaseId = await started(quote);
    world.line.break(
      purchaseId,
      { kind: 'charge', acts: [{ act: 'lose-answer', how: '500' }] },
      { kind: 'inquiry', acts: [{ act: 'says', body: { status: 'failure', errorCode } }] },
    );
    await approve(world, purchaseId);
    const page = await untilPage(quote.deal, purchaseId, ({ state }) =>
      ['issued', 'declined', 'expired', 'refunded'].includes(state),
    );
    expect(page.state).toBe('issued');
    expect(await settled(world, quote.deal)).toEqual([]);
  };
  await Promise.all(questionFails.map(fails));
});

story('the buyer came back in time, and the gateway comes to it too late', async () => {
  const brief = await openMoneyWorld({ timings: { challengeMs: 500 } });
  try {
    const quote = await quoted(brief);
    const purchaseId = await started(quote);
    await brief.stopWorkers();
    await approve(brief, purchaseId);
    /* past the end of the time at the bank */
    await new Promise((resolve) => setTimeout(resolve, 700));
    brief.startWorkers();
    await untilPage(quote.deal, purchaseId, ({ state }) => !['awaiting-bank', 'checking'].includes(state));
    expect(await settled(brief, quote.deal)).toEqual([]);
    expect((await brief.look(`charges?basketId=${purchaseId}`)).rows).toEqual([]);
  } finally {
    await brief.close();
  }
});

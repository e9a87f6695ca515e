import { afterAll, beforeAll, expect } from 'vitest';
import { lookUntil } from '../next-look.ts';
import { anotherTab, approve, pay, payAgain, quoted, started, untilPage } from './buyer-actions.ts';
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
    const tabs = await Promise.all([payAgain(quote, first), payAgain(quote, second, tab)]);
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

story('the page of the bank comes after its attempt was closed', async () => {
  const brief = await openMoneyWorld({ timings: { startGraceMs: 300, providerTimeoutMs: 20_000 } });
  try {
    const quote = await quoted(brief);
    let letGo = () => {};
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    brief.line.breakNext(quote.deal.email, { kind: 'init', acts: [{ act: 'hold', what: 'answer', until }] });
    const pressed = pay(quote);
    const [gateway] = brief.replicas;
    if (!gateway) throw new Error('a world needs a gateway');
    const { db, timings } = gateway.context;
    const attempts = db.selectFrom('attempt').select('phase');
    await lookUntil(
      () => attempts.execute(),
      ([one]) => one?.phase === 'none',
    );
    /* the next attempt has the time that a busy machine takes */
    timings.startGraceMs = 30_000;
    letGo();
    /* nothing can be taken through it any more, and the buyer is asked to press again */
    expect(await pressed).toMatchObject({ purchaseId: null, code: 'service-unavailable' });
    const purchaseId = await started(quote);
    await approve(brief, purchaseId);
    expect((await untilPage(quote.deal, purchaseId, 'issued')).state).toBe('issued');
    expect(await settled(brief, quote.deal)).toEqual([]);
  } finally {
    await brief.close();
  }
});

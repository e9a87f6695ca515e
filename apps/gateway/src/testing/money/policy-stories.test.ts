import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Buyer } from '../buyer.ts';
import { lookUntil } from '../next-look.ts';
import { agree } from '../second-person.ts';
import {
  approve,
  bought,
  cancel,
  quoted,
  started,
  startedByTransfer,
  untilPage,
  withoutChallenge,
} from './buyer-actions.ts';
import type { Rule } from './line.ts';
import { readRecords } from './records.ts';
import { settled, untilStill } from './settle.ts';
import { closeSound } from './sound-ledger.ts';
import { enterTransfer, giveBack } from './staff-actions.ts';
import { story } from './story.ts';
import { type MoneyWorld, openMoneyWorld } from './world.ts';

let world: MoneyWorld;
let staff: readonly [Buyer, Buyer];
beforeAll(async () => {
  world = await openMoneyWorld({ timings: { lateLooksMs: [500, 2_000, 5_000] } });
  staff = [await world.staff('finance'), await world.staff('owner')];
});
afterAll(() => closeSound(world));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the insurer has made it. */
const isMade = (purchaseId: string): Promise<void> =>
  lookUntil(
    () => world.look(`policies?reference=${purchaseId}`),
    ({ policies }) => policies.length === 1,
  );

/** Both calls look lost and every question is answered "none". @returns lets the first call arrive */
function issueArrivesLate(purchaseId: string, ...others: Rule[]): () => void {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  world.line.break(
    purchaseId,
    {
      kind: 'issue',
      acts: [
        { act: 'hold', what: 'question', until },
        { act: 'lose-question', how: 'reset' },
      ],
    },
    ...others,
  );
  return letGo;
}

story('staff give all back while the answer of the insurer is lost', async () => {
  const quote = await quoted(world);
  const purchaseId = await started(quote);
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  world.line.break(
    purchaseId,
    { kind: 'issue', acts: [{ act: 'lose-answer', how: '500' }] },
    { kind: 'find', acts: [{ act: 'hold', what: 'question', until }] },
  );
  await approve(world, purchaseId);
  await isMade(purchaseId);
  await giveBack(quote.deal, staff, purchaseId);
  await pause(300);
  letGo();
  expect(await settled(world, quote.deal)).toEqual([]);
});

story('the insurer makes a policy that it had not made before', async () => {
  const quote = await quoted(world);
  const purchaseId = await started(quote);
  const arrives = issueArrivesLate(purchaseId);
  await approve(world, purchaseId);
  await untilPage(quote.deal, purchaseId, 'refunded');
  arrives();
  await isMade(purchaseId);
  expect(await settled(world, quote.deal, { patienceMs: 8_000 })).toEqual([]);
});

story('the insurer will not end a policy that it made too late', async () => {
  const quote = await quoted(world);
  const purchaseId = await started(quote);
  const arrives = issueArrivesLate(purchaseId, {
    kind: 'end',
    acts: [{ act: 'says', body: { result: 'refused', reason: 'claim-open' } }],
  });
  await approve(world, purchaseId);
  await untilPage(quote.deal, purchaseId, 'refunded');
  arrives();
  /* neither "refunded", as if there were no policy, nor silence: a person has it, and the page says so */
  await untilPage(quote.deal, purchaseId, 'manual');
  expect(await settled(world, quote.deal, { patienceMs: 8_000 })).toEqual([]);
});

story('one person enters the money of a transfer', async () => {
  const quote = await quoted(world);
  const purchaseId = await startedByTransfer(quote);
  const [first] = staff;
  await enterTransfer(quote.deal, first, purchaseId);
  expect(await untilStill(world, quote.deal, 1_000, 10_000)).toBe(true);
  const [purchase] = (await readRecords(world, quote.deal)).purchases;
  expect(purchase?.policies).toEqual([]);
  await agree(staff[1], purchaseId);
  await untilPage(quote.deal, purchaseId, 'issued');
  expect(await settled(world, quote.deal)).toEqual([]);
});

story('one person says that the insurer ended a policy', async () => {
  const { deal, purchaseId } = await bought(world);
  const no = Array.from({ length: 60 }, () => ({ act: 'lose-question', how: '500' }) as const);
  world.line.break(purchaseId, { kind: 'end', acts: [...no] }, { kind: 'find', acts: [...no] });
  const short = await world.staff('call-centre');
  await cancel(deal, purchaseId);
  const { rows } = (await short.post('panel/cancellations', {})).body;
  const notice = rows.find((row: { orderId: string }) => row.orderId === purchaseId);
  const said = { how: 'cancelled', refund: notice.refund, note: 'Telefonda iptal ettiklerini söylediler' };
  await lookUntil(
    () => short.get(`panel/cancellations/${notice.id}`),
    ({ body }) => body.actions.length > 0,
  );
  /* refused while the insurer is being asked: who wants to settle it says so again */
  for (let tries = 0; tries < 40; tries += 1) {
    const { status } = await short.post('panel/cancellations/settle', { id: notice.id, ...said });
    if (status === 200) break;
    await pause(50);
  }
  /* the insurer is asked again meanwhile, and by nobody's word alone does money move */
  const asked = () => world.line.story(purchaseId).filter(({ what }) => /^(end|find): /.test(what)).length;
  const before = asked();
  await lookUntil(asked, (times) => times > before + 2);
  const [purchase] = (await readRecords(world, deal)).purchases;
  expect(purchase?.held).toBeGreaterThan(0);
  world.line.mend(purchaseId);
  expect(await settled(world, deal)).toEqual([]);
});

story('the documents of a policy cannot be made', async () => {
  const broken = await openMoneyWorld();
  try {
    const [replica] = broken.replicas;
    if (!replica) throw new Error('a world has a gateway');
    await sql`alter table document add constraint no_document check (false) not valid`.execute(
      replica.context.db,
    );
    const quote = await quoted(broken, withoutChallenge);
    const purchaseId = await started(quote);
    await untilPage(quote.deal, purchaseId, 'issued');
    const failed = replica.context.db
      .selectFrom('outbox')
      .select('attempts')
      .where('key', '=', `render-documents:${purchaseId}`);
    await lookUntil(
      () => failed.executeTakeFirst(),
      (job) => Number(job?.attempts) > 2,
    );
    expect(await broken.casesLater()).toContainEqual(expect.objectContaining({ orderId: purchaseId }));
  } finally {
    await broken.close();
  }
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anotherTab,
  approve,
  pay,
  quoted,
  started,
  untilPage,
  withChallenge,
  withoutChallenge,
} from '../buyer-actions.ts';
import { settled } from '../settle.ts';
import { closeSound } from '../sound-ledger.ts';
import type { MoneyWorld } from '../world.ts';
import { openApartWorld } from './apart-world.ts';

const server = process.env.TEST_DATABASE_URL;
const minuteMs = 60_000;
const [slow, quick] = [0, 1];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the world outside was asked, each in a word. */
const asked = (world: MoneyWorld, purchaseId: string): string[] =>
  world.line
    .story(purchaseId)
    .map(({ what }) => /^(\w+) →/.exec(what)?.[1] ?? '')
    .filter(Boolean);

/** Every time that a purchase's rows hold, its orders' first; told by the database, with what time it is there. */
async function timesOf({ database }: MoneyWorld, purchaseId: string): Promise<{ now: Date; times: Date[] }> {
  const client = new pg.Client({ connectionString: String(database.url) });
  await client.connect();
  try {
    const { rows } = await client.query<{ now: Date; at: Date }>(
      `select clock_timestamp() as now, at from (
         select created_at as at from purchase_order where id = $1
         union all select created_at from attempt where order_id = $1
         union all select asked_at from attempt where order_id = $1
         union all select created_at from policy where order_id = $1
         union all select at from ledger_entry where order_id = $1
         union all select created_at from outbox where subject = $1) as written
       where at is not null order by at`,
      [purchaseId],
    );
    return { now: rows[0]?.now ?? new Date(0), times: rows.map(({ at }) => at) };
  } finally {
    await client.end();
  }
}

/* two gateways need a server between them */
describe.skipIf(!server)('two gateways whose clocks are ten minutes apart, neither of them right', () => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await openApartWorld(String(server), [-5 * minuteMs, 5 * minuteMs]);
  });
  afterAll(() => closeSound(world));

  test.concurrent.each([
    ['the slow one, seen through the quick one', slow, quick],
    ['the quick one, seen through the slow one', quick, slow],
  ])('a buyer at the bank loses no time: begun at %s', async (_, one, other) => {
    const quote = await quoted(world, withChallenge, one);
    const purchaseId = await started(quote);
    quote.deal.buyer = anotherTab(world, quote.deal.buyer, other);
    /* many turns of either one's workers; five minutes are the buyer's */
    await pause(1_500);
    expect(await untilPage(quote.deal, purchaseId, () => true)).toMatchObject({ state: 'awaiting-bank' });
    await approve(world, purchaseId);
    await untilPage(quote.deal, purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
    expect(asked(world, purchaseId)).toEqual(['init', 'charge', 'issue']);
    expect(await settled(world, quote.deal)).toEqual([]);
    const { now, times } = await timesOf(world, purchaseId);
    expect(times.length).toBeGreaterThan(5);
    expect(times.filter((at) => at > now || at.getTime() < now.getTime() - minuteMs)).toEqual([]);
  });

  test.concurrent.each([
    ['slow', slow],
    ['quick', quick],
  ])(
    'what takes its time at the provider and the insurer is asked for once: begun at the %s one',
    async (_, one) => {
      const quote = await quoted(world, withoutChallenge, one);
      world.line.breakNext(
        quote.deal.email,
        { kind: 'charge', acts: [{ act: 'slow', ms: 1_500 }] },
        { kind: 'issue', acts: [{ act: 'slow', ms: 1_500 }] },
      );
      const { purchaseId } = await pay(quote);
      await untilPage(quote.deal, String(purchaseId), ({ mail }) => mail === 'sent');
      expect(asked(world, String(purchaseId))).toEqual(['charge', 'issue']);
      expect(await settled(world, quote.deal)).toEqual([]);
      const { mails } = await world.look('mails');
      expect(
        mails.filter(({ to }: { to: unknown }) => JSON.stringify(to).includes(quote.deal.email)),
      ).toHaveLength(1);
    },
  );
});

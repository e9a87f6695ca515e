import { afterAll, beforeAll, expect, test } from 'vitest';
import { killShare } from '../purchase/kill-share.ts';
import { allPairs, mixed, nameOf, type Pair, playPair } from './pairs.ts';
import { closeSound } from './sound-ledger.ts';
import { openMoneyWorld } from './world.ts';

/*
 * A sixth a day on a server, which is what races are for; on the embedded database, which has one connection for all, a
 * thirty-second. KILL_ALL=1 takes all.
 */
const pairs = mixed(killShare(allPairs(), { partsServer: 6, partsEmbedded: 32 }));
/** what each pair broke, in words */
const broken = new Map<string, string[]>();
const notPlayed = 'not played: ';
const wasNotPlayed = (pair: Pair): boolean => {
  const said = broken.get(nameOf(pair));
  return said === undefined || (said[0]?.startsWith(notPlayed) ?? false);
};
/* the embedded database runs in this very thread */
const atOnce = process.env.TEST_DATABASE_URL ? 16 : 4;

let close = async () => {};
beforeAll(async () => {
  const world = await openMoneyWorld({
    replicas: 2,
    timings: {
      /* looks wake for work that is due later or another gateway's; more of them only keep the machine from the pairs */
      pollMs: 100,
      challengeMs: 6_000,
      detailsMs: 2_500,
      detailsMarginMs: 0,
      transferMs: 3_000,
      transferMarginMs: 0,
      transferLeastMs: 0,
      insurerTimeoutMs: 3_000,
      providerTimeoutMs: 3_000,
      lateLooksMs: [1_000, 2_500],
      refundsPerHour: 10_000,
      declinesPerHour: 10_000,
    },
  });
  close = () => closeSound(world);
  const staff = [await world.staff('finance'), await world.staff('owner')] as const;
  const play = (pair: Pair): Promise<string[]> =>
    playPair({ world, staff }, pair).then(
      (violations) => violations.map(({ kind, what }) => `${kind}: ${what}`),
      (error: unknown) => [`${notPlayed}${String(error)}`],
    );
  const playAll = async (left: Pair[], together: number): Promise<void> => {
    const worker = async (): Promise<void> => {
      for (let pair = left.shift(); pair; pair = left.shift()) broken.set(nameOf(pair), await play(pair));
    };
    await Promise.all(Array.from({ length: together }, worker));
  };
  await playAll([...pairs], atOnce);
  /* a machine that is busy elsewhere lets a bank's six seconds pass before the place is reached: no verdict, play again, with less company */
  for (const together of [4, 2, 1, 1]) await playAll(pairs.filter(wasNotPlayed), together);
}, 900_000);
afterAll(() => close());

test.each(pairs.map(nameOf))('%s', (name) => {
  const said = broken.get(name) ?? ['not begun'];
  expect(said, said.join('; ')).toEqual([]);
});

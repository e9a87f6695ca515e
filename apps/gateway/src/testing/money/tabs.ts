import { anotherTab, approve, pay, quoted } from './buyer-actions.ts';
import type { Violation } from './judge.ts';
import { settled } from './settle.ts';
import { choicesOf } from './simulation/random.ts';
import type { MoneyWorld } from './world.ts';

/** Two tabs of one buyer that pay two offers of one quote, and what came of it. */
interface PairOfTabs {
  seed: number;
  /** ms between the two clicks */
  gap: number;
  broken: Violation[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing goes wrong here, so more than one charge is one too many, even when it goes back. */
async function chargesOf(world: MoneyWorld, purchaseIds: readonly string[]): Promise<number> {
  const all = await Promise.all(purchaseIds.map((id) => world.look(`charges?basketId=${id}`)));
  return all.flatMap(({ net }) => net).length;
}

/** One pair: each tab at a gateway of its own, each goes to the bank as soon as it may. */
async function onePair(world: MoneyWorld, seed: number, mostMs: number): Promise<PairOfTabs> {
  const of = choicesOf(seed);
  const gap = of.between(0, mostMs);
  const bankMs = [of.between(0, 300), of.between(0, 300)];
  const quote = await quoted(world);
  const [first, second] = quote.offers;
  if (!second) throw new Error('two offers are needed');
  const other = anotherTab(world, quote.deal.buyer, 1);
  const tabs = [
    { offer: first, browser: quote.deal.buyer, after: 0 },
    { offer: second, browser: other, after: gap },
  ];
  await Promise.all(
    tabs.map(async ({ offer, browser, after }, place) => {
      await pause(after);
      const { purchaseId } = await pay(quote, offer, browser);
      await pause(bankMs[place] ?? 0);
      if (purchaseId !== null) await approve(world, purchaseId);
    }),
  );
  const broken = await settled(world, quote.deal, { patienceMs: 6_000, quietMs: 600 });
  const ids = quote.deal.purchases.map(({ id }) => id);
  const charges = await chargesOf(world, ids);
  const twice = { kind: 'charged-twice', purchaseId: ids[0] ?? '', what: `${charges} charges` } as const;
  return { seed, gap, broken: charges > 1 && broken.length === 0 ? [twice] : broken };
}

interface TabsOptions {
  pairs: number;
  seed: number;
  /** longest gap between the clicks, ms */
  mostMs?: number;
  atOnce?: number;
}

/** Pairs of tabs at random gaps, several at once, in a world of two gateways. */
export async function pairsOfTabs(
  world: MoneyWorld,
  { pairs, seed, mostMs = 500, atOnce = 8 }: TabsOptions,
): Promise<PairOfTabs[]> {
  const seeds = Array.from({ length: pairs }, (_, place) => seed + place);
  const done: PairOfTabs[] = [];
  const worker = async (): Promise<void> => {
    for (let next = seeds.shift(); next !== undefined; next = seeds.shift())
      done.push(await onePair(world, next, mostMs));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

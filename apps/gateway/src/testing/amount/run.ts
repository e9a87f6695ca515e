import { choicesOf } from '../money/simulation/random.ts';
import { type Fault, type JudgedWalk, judgeRecords } from './judge-records.ts';
import { walk } from './walk.ts';
import type { Walked } from './walk-state.ts';
import { openWalkWorld, type WalkWorld } from './world.ts';

export interface Walks {
  walks: number;
  /** purchases whose money was taken from a card */
  charged: number;
  /** transfers that were asked for, and those that paid */
  awaited: number;
  paidByTransfer: number;
  /** how often money of transfers was taken for what */
  verdicts: Map<string, number>;
  /** how often each refusal was answered */
  refusals: Map<string, number>;
  /** broken promises */
  broken: Fault[];
}

/** One buyer's way through a world. */
type Way = (world: WalkWorld, seed: number) => Promise<Walked>;

interface Campaign {
  walks: number;
  seed: number;
  /** left out: through offers */
  way?: Way;
  challengeMs?: number | undefined;
  report?: (done: Walks) => void;
}

/** after so many a fresh world is opened: the books of the sandbox are read from end to end */
const worldLasts = 250;

function count(into: Map<string, number>, names: readonly string[]): void {
  for (const name of names) into.set(name, (into.get(name) ?? 0) + 1);
}

async function oneWorld(
  seeds: readonly number[],
  { way = walk, challengeMs }: Pick<Campaign, 'way' | 'challengeMs'>,
  into: Walks,
): Promise<void> {
  const world = await openWalkWorld(challengeMs);
  const walked: JudgedWalk[] = [];
  for (const seed of seeds) {
    const { broken, refusals, verdicts, ...rest } = await way(world, seed);
    walked.push({ seed, ...rest });
    into.walks += 1;
    for (const what of broken) into.broken.push({ seed, what, story: rest.story });
    count(into.refusals, refusals);
    count(into.verdicts, verdicts);
    await world.change(choicesOf(seed));
  }
  const { faults, charged } = await judgeRecords(world, walked);
  const awaited = walked.flatMap((one) => one.awaited);
  into.charged += charged;
  into.awaited += awaited.length;
  into.paidByTransfer += awaited.filter(({ st }) => st === 'paid').length;
  into.broken.push(...faults);
  await world.market.close();
}

/** Buyers on random walks, one after another, judged by the bank's own books at the end. */
export async function walkAll({ walks, seed, way, challengeMs, report }: Campaign): Promise<Walks> {
  const into: Walks = {
    walks: 0,
    charged: 0,
    awaited: 0,
    paidByTransfer: 0,
    verdicts: new Map(),
    refusals: new Map(),
    broken: [],
  };
  const seeds = Array.from({ length: walks }, (_, place) => seed + place);
  while (seeds.length > 0) {
    await oneWorld(seeds.splice(0, worldLasts), { ...(way && { way }), challengeMs }, into);
    report?.(into);
  }
  return into;
}

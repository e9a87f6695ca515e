import { choicesOf } from '../money/simulation/random.ts';
import { walk } from './walk.ts';
import { openWalkWorld } from './world.ts';

/** A broken promise, with the seed of its walk and what happened on it. */
interface Broken {
  seed: number;
  what: string;
  story: string[];
}

export interface Walks {
  walks: number;
  /** purchases whose money was taken */
  charged: number;
  /** how often each refusal was answered */
  refusals: Map<string, number>;
  broken: Broken[];
}

interface Campaign {
  walks: number;
  seed: number;
  report?: (done: Walks) => void;
}

/** after so many a fresh world is opened: the books of the sandbox are read from end to end */
const worldLasts = 250;

interface Entry {
  basketId: string;
  kind: string;
  amount: number;
}

/** What the bank took of each purchase, by its own books: every charge, whatever went back since. */
function takenOf(rows: readonly Entry[]): Map<string, number[]> {
  const taken = new Map<string, number[]>();
  for (const { basketId, kind, amount } of rows)
    if (kind === 'charge') taken.set(basketId, [...(taken.get(basketId) ?? []), amount]);
  return taken;
}

/** What a buyer accepted of a purchase, and on which walk. */
interface Accepted {
  minor: number;
  seed: number;
  story: string[];
}

function judgeCharges(
  accepted: ReadonlyMap<string, Accepted>,
  taken: ReadonlyMap<string, number[]>,
  into: Walks,
): void {
  for (const [id, { minor, seed, story }] of accepted) {
    const amounts = taken.get(id) ?? [];
    if (amounts.length !== 1 || amounts[0] !== minor)
      into.broken.push({ seed, story, what: `accepted ${minor}, the bank took ${amounts.join(' and ')}` });
  }
  for (const [id, amounts] of taken) {
    into.charged += 1;
    if (!accepted.has(id))
      into.broken.push({
        seed: Number.NaN,
        story: [],
        what: `nobody accepted what the bank took: ${amounts.join(' and ')}`,
      });
  }
}

async function oneWorld(seeds: readonly number[], into: Walks): Promise<void> {
  const world = await openWalkWorld();
  const accepted = new Map<string, Accepted>();
  for (const seed of seeds) {
    const walked = await walk(world, seed);
    into.walks += 1;
    for (const [id, minor] of walked.accepted) accepted.set(id, { minor, seed, story: walked.story });
    for (const what of walked.broken) into.broken.push({ seed, what, story: walked.story });
    for (const code of walked.refusals) into.refusals.set(code, (into.refusals.get(code) ?? 0) + 1);
    await world.change(choicesOf(seed));
  }
  judgeCharges(accepted, takenOf((await world.market.look('charges')).rows), into);
  await world.market.close();
}

/** Buyers on random walks, one after another, judged by the bank's own books at the end. */
export async function walkAll({ walks, seed, report }: Campaign): Promise<Walks> {
  const into: Walks = { walks: 0, charged: 0, refusals: new Map(), broken: [] };
  const seeds = Array.from({ length: walks }, (_, place) => seed + place);
  while (seeds.length > 0) {
    await oneWorld(seeds.splice(0, worldLasts), into);
    report?.(into);
  }
  return into;
}

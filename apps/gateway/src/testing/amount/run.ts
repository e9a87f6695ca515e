import { choicesOf } from '../money/simulation/random.ts';
import { walk } from './walk.ts';
import { openWalkWorld } from './world.ts';

/** A broken promise, with the seed of its walk and what happened on it. */
export interface Broken {
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

async function oneWorld(seeds: readonly number[], into: Walks): Promise<void> {
  const world = await openWalkWorld();
  const accepted = new Map<string, { minor: number; seed: number; story: string[] }>();
  for (const seed of seeds) {
    const walked = await walk(world, seed);
    into.walks += 1;
    for (const [id, minor] of walked.accepted) accepted.set(id, { minor, seed, story: walked.story });
    for (const what of walked.broken) into.broken.push({ seed, what, story: walked.story });
    for (const code of walked.refusals) into.refusals.set(code, (into.refusals.get(code) ?? 0) + 1);
    await world.change(choicesOf(seed));
  }
  const taken = takenOf((await world.market.look('charges')).rows);
  for (const id of new Set([...accepted.keys(), ...taken.keys()])) {
    const said = accepted.get(id);
    const amounts = taken.get(id) ?? [];
    if (amounts.length > 0) into.charged += 1;
    if (amounts.length === 1 && amounts[0] === said?.minor) continue;
    const what = `accepted ${said?.minor ?? 'nothing'}, the bank took ${amounts.join(' and ') || 'nothing'}`;
    into.broken.push({ seed: said?.seed ?? Number.NaN, what, story: said?.story ?? [] });
  }
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

import { knownProduct } from '../known-product.ts';
import { choicesOf } from '../money/simulation/random.ts';
import { openMarket } from '../purchase/market.ts';
import { testConsent } from '../test-consent.ts';
import { numberedId, numberedRelease } from './numbered-release.ts';
import { begin, purchasing } from './purchasing.ts';
import { good, type Standing, type Step, type World } from './story.ts';

export interface Interleaved {
  /** how often each step was taken */
  steps: Map<string, number>;
  /** releases that were live at some time */
  releases: number;
  /** steps of a purchase that met another live release than their pin, or none */
  crossed: number;
  /** what was not as the story has it, with the step's number */
  broken: string[];
}

const turnTo = async ({ market, standing }: World, n: number | null): Promise<string[]> => {
  market.context.products.turn('pet', n === null ? null : numberedId(n));
  standing.live = n;
  return good;
};

const turns = {
  'new release': async (world) => {
    const { market, standing } = world;
    standing.made += 1;
    market.context.products.take(await numberedRelease(standing.made));
    return turnTo(world, standing.made);
  },
  'turn to another': (world) => {
    const { standing, choices } = world;
    const n = choices.between(1, Math.max(1, standing.made));
    return standing.made === 0 || standing.recalled.has(n) ? null : turnTo(world, n);
  },
  retire: (world) => (world.standing.live === null ? null : turnTo(world, null)),
  recall: ({ market, standing, choices }) => {
    const n = choices.between(1, Math.max(1, standing.made));
    if (standing.made === 0 || n === standing.live) return null;
    market.context.products.recall(numberedId(n));
    standing.recalled.add(n);
    return Promise.resolve(good);
  },
} satisfies Record<string, Step>;

/** How often each is tried for; forms and pages are many, so that purchases are always at every stage. */
const shares: readonly (readonly [string, Step, number])[] = [
  ['new release', turns['new release'], 5],
  ['turn to another', turns['turn to another'], 9],
  ['retire', turns.retire, 4],
  ['recall', turns.recall, 1],
  ['open a page', begin['open a page'], 10],
  ['send a form', begin['send a form'], 16],
  ...Object.entries(purchasing).map(([name, step]): [string, Step, number] => [name, step, 9]),
];
const bag = shares.flatMap(([name, step, share]) => Array<[string, Step]>(share).fill([name, step]));
const ofPurchases = new Set(Object.keys(purchasing));

const consentsOfPet = async () => {
  const { product } = await knownProduct('pet');
  return product.consents.filter(({ at }) => at === 'form').map(({ id }) => testConsent(id));
};

/**
 * One gateway lives through so many random steps: releases taken, turned to, turned back, recalled and retired between the steps of
 * purchases. The story keeps its own account of what was begun under what, and holds answers, rows, papers and the insurer's books
 * against it.
 */
export async function interleave({
  count,
  seed,
  report = () => {},
}: {
  count: number;
  seed: number;
  report?: (line: string) => void;
}): Promise<Interleaved> {
  const market = await openMarket();
  const standing: Standing = { live: null, made: 0, recalled: new Set(), pages: [], purchases: [] };
  const world: World = {
    market,
    standing,
    choices: choicesOf(seed),
    consents: await consentsOfPet(),
    touched: null,
  };
  const done: Interleaved = { steps: new Map(), releases: 0, crossed: 0, broken: [] };
  try {
    await turns['new release'](world);
    for (let taken = 0; taken < count; ) {
      const [name, step] = world.choices.pick(bag as [[string, Step], ...[string, Step][]]);
      const taking = step(world);
      if (taking === null) continue;
      const wrong = await taking.catch((error: unknown) => [String(error)]);
      taken += 1;
      done.steps.set(name, (done.steps.get(name) ?? 0) + 1);
      for (const what of wrong) {
        done.broken.push(`step ${taken}, ${name}, ${standing.live} live: ${what}`);
        report(done.broken.at(-1) ?? '');
      }
      if (ofPurchases.has(name) && world.touched !== standing.live) done.crossed += 1;
      if (taken % 100 === 0)
        report(`${taken} steps, ${standing.made} releases, ${done.broken.length} broken`);
    }
    done.releases = standing.made;
    return done;
  } finally {
    await market.close();
  }
}

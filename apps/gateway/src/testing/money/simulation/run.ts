import { setMaxListeners } from 'node:events';
import { pageOf } from '../buyer-actions.ts';
import { judge, type Violation, type ViolationKind } from '../judge.ts';
import { readRecords } from '../records.ts';
import { settled } from '../settle.ts';
import { ledgerFaults } from '../sound-ledger.ts';
import { type MoneyWorld, openMoneyWorld } from '../world.ts';
import { planOf } from './plan.ts';
import { type Played, play } from './play.ts';

/** A broken promise with the seed of its plan and what happened until then, a line each. */
export interface Found {
  kind: ViolationKind;
  seed: number;
  what: string;
  story: string[];
}

export interface Simulated {
  purchases: number;
  /** charged at least once */
  charged: number;
  seconds: number;
  /** deals that end with a person who has a next action, by the kinds of their cases */
  withPerson: Map<string, number>;
  /** what the buyers read at the end */
  pages: Map<string, number>;
  /** plans that the driver itself could not play to the end */
  unplayed: string[];
  found: Found[];
  /** what the ledger had wrong once nothing moved any more */
  ledger: string[];
}

interface SimulationOptions {
  purchases: number;
  seed: number;
  /** purchases under way at once; more than the machine can play make time-outs of everything */
  atOnce?: number;
  server?: string;
  report?: (line: string) => void;
}

/* the waits of days, shortened to seconds; late answers come within the questions that are asked later */
const timings = {
  challengeMs: 2_500,
  lateLooksMs: [1_000, 2_500, 4_500],
  detailsMs: 1_500,
  detailsMarginMs: 0,
  refundsPerHour: 1_000_000,
  declinesPerHour: 1_000_000,
  pollMs: 100,
};

/** after so many a fresh world is opened: the books of the sandbox are read from end to end */
const worldLasts = 400;

const count = (counts: Map<string, number>, what: string): void =>
  void counts.set(what, (counts.get(what) ?? 0) + 1);

const storyOf = (world: MoneyWorld, { quote }: Played): string[] => {
  const ids = quote.deal.purchases.map(({ id }) => id);
  const happenings = ids.flatMap((id, place) =>
    world.line.story(id).map(({ at, what }) => ({ at, what: `${place + 1}: ${what}` })),
  );
  const began = Math.min(...happenings.map(({ at }) => at));
  return happenings
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, what }) => `${String(at - began).padStart(6)} ms  ${what}`);
};

/** Where an answer came late or was lost, the questions that are asked about it later belong to the deal. */
const settledWhole = (world: MoneyWorld, { quote, restMs }: Played): Promise<Violation[]> =>
  settled(world, quote.deal, {
    patienceMs: 9_000,
    quietMs: Math.max(1_000, restMs),
    withoutCases: true,
  });

async function oneWorld(
  seeds: readonly number[],
  { atOnce = 20, server }: Pick<SimulationOptions, 'atOnce' | 'server'>,
  into: Simulated,
): Promise<void> {
  const world = await openMoneyWorld({ replicas: 2, timings, ...(server ? { server } : {}) });
  const staff = [await world.staff('finance'), await world.staff('owner')] as const;
  const left = [...seeds];
  const broken: { played: Played; violations: Violation[] }[] = [];
  const worker = async (): Promise<void> => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      try {
        const played = await play(world, planOf(seed), staff);
        const violations = [...played.seen, ...(await settledWhole(world, played))];
        into.purchases += 1;
        for (const { id } of played.quote.deal.purchases)
          count(into.pages, (await pageOf(played.quote.deal, id)).state);
        if (violations.length > 0) broken.push({ played, violations });
      } catch (error) {
        into.unplayed.push(`${seed}: ${String(error).slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const { net } = await world.look('charges');
  into.charged += new Set(net.map(({ basketId }: { basketId: string }) => basketId)).size;
  const open = await world.casesLater();
  const cases = new Set(open.map(({ orderId }) => orderId));
  for (const { played, violations } of broken) {
    const { deal } = played.quote;
    const now = judge(deal, await readRecords(world, deal), cases);
    const kept = [...violations.filter((one) => played.seen.includes(one)), ...now];
    const kinds = open.filter(({ orderId }) => deal.purchases.some(({ id }) => id === orderId));
    if (kept.length === 0)
      count(into.withPerson, [...new Set(kinds.map(({ kind }) => kind))].join(', ') || 'settled later');
    const story = storyOf(world, played);
    for (const { kind, what } of kept) into.found.push({ kind, what, seed: played.plan.seed, story });
  }
  await world.stopWorkers();
  into.ledger.push(...(await ledgerFaults(world)));
  await world.close();
}

/** Random purchases with random faults, on two gateways and one database, each judged by the records outside. */
export async function simulate(options: SimulationOptions): Promise<Simulated> {
  /* the sandbox's hanging answers listen for its end, as many as there are */
  setMaxListeners(0);
  const began = performance.now();
  const into: Simulated = {
    purchases: 0,
    charged: 0,
    seconds: 0,
    withPerson: new Map(),
    pages: new Map(),
    unplayed: [],
    found: [],
    ledger: [],
  };
  const seeds = Array.from({ length: options.purchases }, (_, place) => options.seed + place);
  while (seeds.length > 0) {
    await oneWorld(seeds.splice(0, worldLasts), options, into);
    into.seconds = (performance.now() - began) / 1000;
    options.report?.(
      `${into.purchases} purchases, ${into.found.length} broken promises, ${into.seconds.toFixed(0)} s`,
    );
  }
  return into;
}

/** The shortest story of each kind of broken promise. */
export const shortest = (found: readonly Found[]): Found[] => {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    found
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => a.story.length - b.story.length)
      .slice(0, 1),
  );
};

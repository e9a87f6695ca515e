import {
  anotherTab,
  approve,
  pageOf,
  pay,
  type Quoted,
  quoted,
  withChallenge,
  withoutChallenge,
} from '../buyer-actions.ts';
import { judge, type Violation } from '../judge.ts';
import { readRecords } from '../records.ts';
import { settled } from '../settle.ts';
import { type Choices, choicesOf } from '../simulation/random.ts';
import { ledgerFaults } from '../sound-ledger.ts';
import type { StormWorld } from './storm-world.ts';
import type { SupervisedGateway } from './supervised-gateway.ts';

export interface Storm {
  gatewayKills: number;
  postgresKills: number;
  purchases: number;
  delivered: number;
  /** buyers whose patience ended first; judged all the same */
  impatient: number;
  /** ids of purchases with money and no policy, a policy and no money, or two of either */
  odd: string[];
  /** what the ledger had wrong when all was over */
  ledger: string[];
  broken: { seed: number; violations: Violation[]; story: string[] }[];
}

interface StormOptions {
  gateways: number;
  postgres: number;
  seed: number;
  /** purchases under way at once */
  atOnce?: number;
  /** ends PostgreSQL by SIGKILL and starts it again */
  killPostgres: () => Promise<void>;
  report?: (line: string) => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** of a buyer, ms */
const patienceMs = 90_000;

/** A buyer who reloads, comes back and tries again at either gateway, until there is a policy with its mail. */
class StubbornBuyer {
  readonly world: StormWorld;
  readonly of: Choices;
  quote: Quoted | null = null;
  purchaseId: string | null = null;

  constructor(world: StormWorld, of: Choices) {
    this.world = world;
    this.of = of;
  }

  async step(): Promise<boolean> {
    const replica = this.of.between(0, 1);
    if (!this.quote) {
      this.quote = await quoted(this.world, this.of.pick([withChallenge, withoutChallenge]), replica);
      return false;
    }
    const { deal } = this.quote;
    const tab = anotherTab(this.world, deal.buyer, replica);
    deal.buyer = tab;
    const page = this.purchaseId ? await pageOf(deal, this.purchaseId) : { state: 'new' };
    if (page.state === 'refunded' || (page.state === 'issued' && page.mail === 'sent')) return true;
    if (['new', 'declined', 'expired', 'awaiting-bank'].includes(page.state)) {
      const started = await pay(this.quote, this.quote.offers[0], tab);
      this.purchaseId = started.purchaseId ?? this.purchaseId;
      if (started.isAtBank && started.purchaseId) await approve(this.world, started.purchaseId);
    }
    return false;
  }

  /** @returns true when the buyer saw the end */
  async buy(): Promise<boolean> {
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      if (await this.step().catch(() => false)) return true;
      await pause(150);
    }
    return false;
  }
}

/** the longest that a gateway lives after it is ready, ms: a buyer's step takes a tenth of that */
const longestLifeMs = 4_000;

/** Ends a gateway at random moments, each soon after it is ready again. */
async function killGateway(
  one: SupervisedGateway,
  of: Choices,
  { gateways }: StormOptions,
  storm: Storm,
): Promise<void> {
  while (storm.gatewayKills < gateways) {
    while (!(await one.isReady())) await pause(50);
    await pause(of.between(0, longestLifeMs));
    if (storm.gatewayKills < gateways && one.kill()) storm.gatewayKills += 1;
  }
}

async function killServer(of: Choices, { postgres, killPostgres }: StormOptions, storm: Storm) {
  while (storm.postgresKills < postgres) {
    await pause(of.between(2_000, 9_000));
    await killPostgres();
    storm.postgresKills += 1;
  }
}

/** Purchases under kills of two gateways and of PostgreSQL; all of them judged when the storm is over. */
export async function storm(world: StormWorld, options: StormOptions): Promise<Storm> {
  const { seed, atOnce = 10 } = options;
  const done: Storm = {
    gatewayKills: 0,
    postgresKills: 0,
    purchases: 0,
    delivered: 0,
    impatient: 0,
    odd: [],
    ledger: [],
    broken: [],
  };
  const buyers: { seed: number; buyer: StubbornBuyer }[] = [];
  await world.whenReady();
  let isOver = false;
  let next = seed;
  const shop = async (): Promise<void> => {
    while (!isOver) {
      next += 1;
      const buyer = new StubbornBuyer(world, choicesOf(next));
      buyers.push({ seed: next, buyer });
      if (!(await buyer.buy())) done.impatient += 1;
      if (buyers.length % 10 === 0)
        options.report?.(`${buyers.length} purchases, ${done.gatewayKills} + ${done.postgresKills} kills`);
    }
  };
  const shopping = Array.from({ length: atOnce }, shop);
  const gateways = world.gateways.map((one, place) =>
    killGateway(one, choicesOf(seed + place), options, done),
  );
  await Promise.all([...gateways, killServer(choicesOf(seed + gateways.length), options, done)]);
  isOver = true;
  await world.whenReady();
  await Promise.all(shopping);
  await judgeAll(world, buyers, done);
  return done;
}

/** Purchases whose money and policies do not match, also those whose buyer never learnt their id. */
const oddOf = (
  net: readonly { basketId: string; net: number }[],
  policies: readonly { policy: { reference: string; state: string } }[],
): string[] => {
  const inForce = policies.filter(({ policy }) => policy.state === 'active');
  const ids = new Set([
    ...net.map(({ basketId }) => basketId),
    ...inForce.map(({ policy }) => policy.reference),
  ]);
  return [...ids].filter((id) => {
    const kept = net.filter((one) => one.basketId === id && one.net > 0).length;
    return kept > 1 || kept !== inForce.filter(({ policy }) => policy.reference === id).length;
  });
};

async function judgeAll(
  world: StormWorld,
  buyers: readonly { seed: number; buyer: StubbornBuyer }[],
  done: Storm,
): Promise<void> {
  const left = [...buyers];
  const suspects: { seed: number; quote: Quoted }[] = [];
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) {
      const { quote } = one.buyer;
      if (!quote || quote.deal.purchases.length === 0) continue;
      done.purchases += 1;
      const violations = await settled(world, quote.deal, { patienceMs: 30_000, withoutCases: true });
      if (violations.length > 0) suspects.push({ seed: one.seed, quote });
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  const cases = suspects.length > 0 ? await world.casesLater() : [];
  for (const { seed, quote } of suspects) {
    const { deal } = quote;
    const violations = judge(
      deal,
      await readRecords(world, deal),
      new Set(cases.map(({ orderId }) => orderId)),
    );
    const story = deal.purchases.flatMap(({ id }) =>
      world.line.story(id).map(({ at, what }) => `${at} ${what}`),
    );
    if (violations.length > 0) done.broken.push({ seed, violations, story });
  }
  const { net } = await world.look('charges');
  const { policies } = await world.look('policies');
  done.delivered = policies.length;
  done.odd = oddOf(net, policies);
  done.ledger = await ledgerFaults(world);
}

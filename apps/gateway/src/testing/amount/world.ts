import type { RateKind } from '@sigorta/contracts/offer';
import { workOnAttempt } from '../../payments/attempts/work-on-attempt.ts';
import { claim, settle } from '../../platform/outbox/claim.ts';
import type { Choices } from '../money/simulation/random.ts';
import { type Market, openMarket } from '../purchase/market.ts';

/** A market whose clock is moved, and what may change around a buyer between two of his presses. */
export interface WalkWorld {
  market: Market;
  now: () => Date;
  forward: (ms: number) => void;
  /** codes that were ever given */
  coupons: readonly string[];
  /** another rate of the bank, another kind of it, another tariff, a coupon made, ended or used up */
  change: (choices: Choices) => Promise<string>;
  /** the charge that a return from the bank asks for; nothing else of what follows is done */
  charge: () => Promise<void>;
}

const kinds = ['forex-selling', 'forex-buying', 'banknote-selling'] as const satisfies RateKind[];
/* one by JSON for two hours, one by SOAP, one that looks persons up, and everybody */
const tariffsOf = ['mercandal', 'poyraztas', 'incirova', 'all'] as const;

const yearMs = 366 * 24 * 3_600_000;

/** No job runs by itself: a walk moves the clock by hours, and waits for nobody's papers. */
export async function openWalkWorld(): Promise<WalkWorld> {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const waits = { providerTimeoutMs: 20_000, insurerTimeoutMs: 20_000, startGraceMs: 21_000 };
  const market = await openMarket(
    { ...waits, declinesPerHour: 1_000_000 },
    { INSURER_DEADLINE_MS: '20000' },
    undefined,
    { clock },
  );
  await market.stopWorkers();
  const { db, rates } = market.context;
  const coupons: string[] = [];
  let euro = 56.3;

  const otherRate = async ({ next }: Choices): Promise<string> => {
    /* a rate that jumps by a quarter is not believed: it moves in steps, and stays near */
    euro = Math.min(80, Math.max(40, euro * (0.9 + next() * 0.2)));
    await market.control('rates', { override: { EUR: euro, USD: euro * 0.86 } });
    return `euro ${euro.toFixed(4)}`;
  };
  const otherKind = async ({ pick }: Choices): Promise<string> => {
    const row = { kind: pick(kinds), since: clock() };
    await db
      .insertInto('rate_source')
      .values({ only_row: true, ...row })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
      .execute();
    rates.forgetSource();
    return row.kind;
  };
  const otherTariff = async ({ pick, between }: Choices): Promise<string> => {
    const [insurer, tariffPercent] = [pick(tariffsOf), between(80, 130)];
    await market.control(`insurers/${insurer}`, { tariffPercent });
    return `${insurer} at ${tariffPercent} %`;
  };
  const newCoupon = async ({ chance, between }: Choices): Promise<string> => {
    const code = `YOL${coupons.length + 1}`;
    const isPercent = chance(0.5);
    await db
      .insertInto('coupon')
      .values({
        code,
        kind: isPercent ? 'percent' : 'amount',
        value: isPercent ? between(1, 30) : between(100, 30_000),
        valid_from: new Date(0),
        valid_until: new Date(clock().getTime() + yearMs),
        max_uses: chance(0.5) ? between(1, 3) : null,
      })
      .execute();
    coupons.push(code);
    return `coupon ${code}`;
  };
  const coupon = async ({ chance }: Choices): Promise<string> => {
    const code = coupons.at(-1) ?? '';
    if (chance(0.5)) {
      await db.updateTable('coupon').set({ valid_until: clock() }).where('code', '=', code).execute();
      return `${code} ended`;
    }
    await db
      .updateTable('coupon')
      .set((to) => ({ max_uses: to.ref('uses') }))
      .where('code', '=', code)
      .execute();
    return `${code} used up`;
  };
  await newCoupon({ chance: () => true, between: () => 10, next: () => 0, pick: ([first]) => first });

  return {
    market,
    now: clock,
    forward: (ms) => {
      ahead += ms;
    },
    coupons,
    change: (choices) =>
      choices.pick([otherRate, otherRate, otherKind, otherTariff, otherTariff, newCoupon, coupon])(choices),
    charge: async () => {
      for (const job of await claim(db, 'walk', clock(), 60_000, 10, ['authorise'])) {
        const outcome = await workOnAttempt(market.context, job.subject, job);
        await settle(db, job, outcome, clock());
      }
    },
  };
}

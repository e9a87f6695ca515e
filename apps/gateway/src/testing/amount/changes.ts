import type { RateKind } from '@sigorta/contracts/offer';
import type { Choices } from '../money/simulation/random.ts';
import type { Market } from '../purchase/market.ts';
import { payAt } from '../purchase/pay-at.ts';
import type { InstallmentTable, InstallmentTerms } from './installment-terms.ts';

/** What may change around a buyer between two of his presses. */
export interface Changes {
  /** codes that were ever given */
  coupons: readonly string[];
  /** what the provider of cards agrees on at this moment */
  terms: InstallmentTerms;
  /** another rate of the bank, kind of it, tariff, table of installments or provider; a coupon made, ended or used up */
  change: (choices: Choices) => Promise<string>;
}

const kinds = ['forex-selling', 'forex-buying', 'banknote-selling'] as const satisfies RateKind[];
/* one by JSON for two hours, one by SOAP, one that looks persons up, and everybody */
const tariffsOf = ['mercandal', 'poyraztas', 'incirova', 'all'] as const;

const yearMs = 366 * 24 * 3_600_000;

/** Some of the counts that cards are paid in; the last is more than the shop shows. */
const counts = [2, 3, 4, 6, 9, 12, 15] as const;

const anyTable = ({ chance, between }: Choices): InstallmentTable =>
  Object.fromEntries(counts.filter(() => chance(0.6)).map((count) => [count, between(0, 200)]));

/** Rates, tariffs and coupons of the shop and its insurers. */
function shopChanges({ context, control }: Market, coupons: string[]) {
  const { db, rates, clock } = context;
  let euro = 56.3;
  const otherRate = async ({ next }: Choices): Promise<string> => {
    /* a rate that jumps by a quarter is not believed: it moves in steps, and stays near */
    euro = Math.min(80, Math.max(40, euro * (0.9 + next() * 0.2)));
    await control('rates', { override: { EUR: euro, USD: euro * 0.86 } });
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
    await control(`insurers/${insurer}`, { tariffPercent });
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
  return { otherRate, otherKind, otherTariff, newCoupon, coupon };
}

/** The provider of cards: its table, and who it is. */
function providerChanges(market: Market, terms: InstallmentTerms) {
  const otherTable = async (choices: Choices): Promise<string> => {
    const { chance, pick } = choices;
    const named = [pick(['Paraf', 'Axess', 'Bonus'] as const), '*'] as const;
    terms.tables = chance(0.2)
      ? null
      : Object.fromEntries(named.map((family) => [family, anyTable(choices)]));
    await market.control('payment', { installments: terms.tables });
    return `installments ${JSON.stringify(terms.tables)}`;
  };
  const otherProvider = async ({ chance }: Choices): Promise<string> => {
    terms.provider = chance(0.3) ? 'nestpay' : 'iyzico';
    await payAt(market, terms.provider);
    return `cards go to ${terms.provider}`;
  };
  return { otherTable, otherProvider };
}

export async function changesAround(market: Market): Promise<Changes> {
  const coupons: string[] = [];
  const terms: InstallmentTerms = { provider: 'iyzico', tables: null };
  const { otherRate, otherKind, otherTariff, newCoupon, coupon } = shopChanges(market, coupons);
  const { otherTable, otherProvider } = providerChanges(market, terms);
  await newCoupon({ chance: () => true, between: () => 10, next: () => 0, pick: ([first]) => first });
  const ways = [
    otherRate,
    otherRate,
    otherKind,
    otherTariff,
    otherTariff,
    newCoupon,
    coupon,
    otherTable,
    otherTable,
    otherTable,
    otherProvider,
  ] as const;
  return { coupons, terms, change: (choices) => choices.pick(ways)(choices) };
}

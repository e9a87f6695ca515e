import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';
import type { RateCurrency } from './bulletin.ts';

/** Whether offers keep their rate as long as they live, and up to which sum (decision 0390). */
export interface RateHold {
  isOn: boolean;
  /** kuruş that open offers may promise at held rates; beyond it new ones follow the shortest time */
  capMinor: number;
  since: Date | null;
}

/** five million lira */
const standingCapMinor = 500_000_000;

export async function readRateHold(db: Kysely<Database>): Promise<RateHold> {
  const row = await db.selectFrom('rate_hold').select(['is_on', 'cap', 'since']).executeTakeFirst();
  return row
    ? { isOn: row.is_on, capMinor: Number(row.cap), since: row.since }
    : { isOn: true, capMinor: standingCapMinor, since: null };
}

export async function writeRateHold(
  trx: Transaction<Database>,
  { isOn, capMinor, since }: { isOn: boolean; capMinor: number; since: Date },
): Promise<void> {
  const row = { is_on: isOn, cap: capMinor, since };
  await trx
    .insertInto('rate_hold')
    .values({ only_row: true, ...row })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

/** What open offers promise in one currency. */
export interface OpenPromise {
  currency: RateCurrency;
  /** with an open offer */
  quotes: number;
  /** in the smallest unit of the currency */
  minor: number;
  /** kuruş, at the rates they are held with */
  promisedMinor: number;
  /** when the last of them ends */
  until: Date;
}

/**
 * Of each quote that is not bought the dearest offer that still holds: one of a quote is bought at most, and nobody knows which.
 */
export async function readOpenPromises(db: Kysely<Database>, now: Date): Promise<OpenPromise[]> {
  const { rows } = await sql<{
    currency: RateCurrency;
    quotes: string;
    minor: string;
    promised: string;
    until: Date;
  }>`select currency, count(*) as quotes, sum(currency_price) as minor, sum(price) as promised, max(until) as until
    from (
      select distinct on (quote_id, currency) currency, currency_price, price,
        max(valid_until) over (partition by quote_id, currency) as until
      from offer
      where currency <> 'TRY' and valid_until > ${now}
        and not exists (
          select from purchase_order where purchase_order.quote_id = offer.quote_id
            and purchase_order.state in (${sql.join(ordersThatAre('bought'))}))
      order by quote_id, currency, price desc
    ) as dearest
    group by currency order by currency`.execute(db);
  return rows.map(({ currency, quotes, minor, promised, until }) => ({
    currency,
    quotes: Number(quotes),
    minor: Number(minor),
    promisedMinor: Number(promised),
    until: new Date(until),
  }));
}

/** how long an answer is believed without asking */
const believedMs = 10_000;

export interface RateHolding {
  /** Whether an offer that is made now keeps its rate as long as it lives. */
  isHeld: () => Promise<boolean>;
  /** After the setting was changed: this process asks the database again at once, others within ten seconds. */
  forget: () => void;
}

export function createRateHolding({ db, clock }: { db: Kysely<Database>; clock: () => Date }): RateHolding {
  let known: { until: number; answer: Promise<boolean> } | null = null;
  const look = async (): Promise<boolean> => {
    const { isOn, capMinor } = await readRateHold(db);
    if (!isOn) return false;
    const open = await readOpenPromises(db, clock());
    return open.reduce((sum, { promisedMinor }) => sum + promisedMinor, 0) < capMinor;
  };
  return {
    isHeld: () => {
      if (known && known.until > Date.now()) return known.answer;
      const answer = look();
      known = { until: Date.now() + believedMs, answer };
      answer.catch(() => {
        known = null;
      });
      return answer;
    },
    forget: () => {
      known = null;
    },
  };
}

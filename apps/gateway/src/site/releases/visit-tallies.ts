import type { WithdrawalFault } from '@sigorta/contracts/panel/releases';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Tally } from './evidence.ts';

/** A form is filled in, and an offer paid for, within so many minutes by most who ever do. */
const patienceMinutes = { offers: 20, payment: 40 } as const;

/** Visitors of a release, and what became of those who had the time for a step. */
export interface Counted {
  visitors: number;
  failed: number;
  errored: number;
  refused: number;
  quoted: number;
  ordered: number;
  began: number;
  left: number;
  offered: number;
  unpaid: number;
  /** ms that three visitors of four waited at most, of those whose browsers told; null while none did */
  lcp_ms: number | null;
  inp_ms: number | null;
}

const nothing: Counted = {
  visitors: 0,
  failed: 0,
  errored: 0,
  refused: 0,
  quoted: 0,
  ordered: 0,
  began: 0,
  left: 0,
  offered: 0,
  unpaid: 0,
  lcp_ms: null,
  inp_ms: null,
};

/**
 * How the visitors of releases fared since an instant. Who came too lately to have taken the next step does not count for it.
 * @returns by release; who has no visitors is left out
 */
export async function countVisits(
  { db }: Pick<Context, 'db'>,
  releases: readonly string[],
  since: Date,
  now: Date,
): Promise<ReadonlyMap<string, Counted>> {
  if (releases.length === 0) return new Map();
  const offers = sql`make_interval(mins => ${sql.lit(patienceMinutes.offers)})`;
  const payment = sql`make_interval(mins => ${sql.lit(patienceMinutes.payment)})`;
  const at = sql`${now}::timestamptz`;
  const { rows } = await sql<Counted & { release: string }>`select release,
    count(*)::integer as visitors,
    count(failed_at)::integer as failed,
    count(errored_at)::integer as errored,
    count(refused_at)::integer as refused,
    count(quoted_at)::integer as quoted,
    count(ordered_at)::integer as ordered,
    (count(*) filter (where seen_at < ${at} - ${offers}))::integer as began,
    (count(*) filter (where seen_at < ${at} - ${offers}
      and (quoted_at is null or quoted_at > seen_at + ${offers})))::integer as left,
    (count(*) filter (where quoted_at < ${at} - ${payment}))::integer as offered,
    (count(*) filter (where quoted_at < ${at} - ${payment}
      and (ordered_at is null or ordered_at > quoted_at + ${payment})))::integer as unpaid,
    percentile_disc(0.75) within group (order by lcp_ms) as lcp_ms,
    percentile_disc(0.75) within group (order by inp_ms) as inp_ms
    from release_visit left join release_load using (release, session_id)
    where release in (${sql.join(releases)}) and seen_at >= ${since}::timestamptz
    group by release`.execute(db);
  return new Map(rows.map(({ release, ...counted }) => [release, counted]));
}

/** What each test looks at. */
export const talliesOf = (counted: Counted = nothing): Record<WithdrawalFault, Tally> => ({
  failed: { visitors: counted.visitors, faulty: counted.failed },
  errored: { visitors: counted.visitors, faulty: counted.errored },
  refused: { visitors: counted.visitors, faulty: counted.refused },
  'no-offers': { visitors: counted.began, faulty: counted.left },
  'no-payment': { visitors: counted.offered, faulty: counted.unpaid },
});

import { forgetOldLogins } from '../../apps/gateway/src/buyers/login/login-cookie.ts';
import { forgetKeptAnswers } from '../../apps/gateway/src/http/keyed/answered-once.ts';
import { watchMoney } from '../../apps/gateway/src/panel/alarms/watch-money.ts';
import { sumFigures } from '../../apps/gateway/src/panel/dashboard/sum-figures.ts';
import { claim } from '../../apps/gateway/src/platform/outbox/claim.ts';
import { forgetOldCounts } from '../../apps/gateway/src/platform/rate-limit.ts';
import { tidyStore } from '../../apps/gateway/src/platform/stored-files/tidy-store.ts';
import { forgetOldProofs } from '../../apps/gateway/src/policies/cancel/policy-proof.ts';
import { askToFillKeys } from '../../apps/gateway/src/privacy/keys/fill-keys.ts';
import { forget } from '../../apps/gateway/src/privacy/retention/forget.ts';
import { askToPostOldPurchases } from '../../apps/gateway/src/purchase/store/post-old-purchases.ts';
import {
  insurersToAsk,
  ordersInForce,
  readChargesOf,
} from '../../apps/gateway/src/reconciliation/our-records.ts';
import { watchReleases } from '../../apps/gateway/src/site/releases/watch-releases.ts';
import { witnessAudit } from '../../apps/gateway/src/staff/audit-witness.ts';
import { forgetOldSignIns } from '../../apps/gateway/src/staff/staff-session.ts';
import type { WatchedDatabase } from '../../apps/gateway/src/testing/growth/database-at.ts';
import type { Market } from '../../apps/gateway/src/testing/purchase/market.ts';

export interface MeasuredJob {
  name: string;
  ms: number;
  statements: number;
  slowestMs: number;
  plan: string | null;
}

const dayMs = 86_400_000;
/** of each kind: a database that retention never saw has years to forget */
const retentionMs = 30_000;

/** What a gateway does by its clock, once each; the outbox is polled every second, reconciliation reads three and 35 days. */
const jobs: Record<string, (market: Market) => Promise<unknown>> = {
  'figures of one more day': async ({ context }) => {
    /* counted twice: nobody reads these figures afterwards */
    const { until } = await context.db.selectFrom('figures_until').select('until').executeTakeFirstOrThrow();
    await context.db
      .updateTable('figures_until')
      .set({ until: new Date(until.getTime() - dayMs) })
      .execute();
    await sumFigures(context);
  },
  'outbox, one poll': ({ context: { db } }) => claim(db, 'bench', new Date(0), 1000, 20),
  'figures of money and alarms': async ({ context }) => {
    await context.db
      .updateTable('money_reading')
      .set({ taken_at: new Date(0) })
      .execute();
    await watchMoney(context);
  },
  'old counts, logins, answers, proofs, sign-ins': async ({ context }) => {
    await forgetOldCounts(context);
    await forgetOldLogins(context);
    await forgetKeptAnswers(context);
    await forgetOldProofs(context);
    await forgetOldSignIns(context);
  },
  'audit witness': ({ context }) => witnessAudit(context),
  'store of papers': ({ context }) => tidyStore(context),
  'releases watched': ({ context }) => watchReleases(context),
  'asked at a start: keys, old purchases': async ({ context }) => {
    await askToFillKeys(context);
    await askToPostOldPurchases(context);
  },
  'reconciliation, our charges of 3 days': ({ context }) => charges(context, 3),
  'reconciliation, our charges of 35 days': ({ context }) => charges(context, 35),
  'reconciliation, policies in force of 35 days': async ({ context }) => {
    for (const insurer of await insurersToAsk(context))
      await ordersInForce(context, insurer, { from: new Date(Date.now() - 35 * dayMs), until: new Date() });
  },
  retention: ({ context }) => forget(context, retentionMs),
  'retention, again': ({ context }) => forget(context, retentionMs),
};

const charges = (context: Market['context'], days: number) =>
  readChargesOf(context, 'iyzico', { from: new Date(Date.now() - days * dayMs), until: new Date() }, 'all');

/** Each job once, timed, with the plan of its slowest statement where that is slow. */
export async function measureJobs(
  market: Market,
  database: WatchedDatabase,
  { aimMs, only, say }: { aimMs: number; only: string; say: (line: string) => void },
): Promise<MeasuredJob[]> {
  const measured: MeasuredJob[] = [];
  for (const [name, run] of Object.entries(jobs)) {
    if (!name.includes(only)) continue;
    database.taken();
    const begun = performance.now();
    await run(market);
    const ms = performance.now() - begun;
    const queries = database.taken().toSorted((a, b) => b.ms - a.ms);
    const slowest = queries[0];
    const plan =
      slowest && slowest.ms > aimMs ? `${slowest.query.sql}\n\n${await database.plan(slowest.query)}` : null;
    measured.push({ name, ms, statements: queries.length, slowestMs: slowest?.ms ?? 0, plan });
    say(
      `${name}: ${ms.toFixed(0)} ms, ${queries.length} statements, the slowest ${slowest?.ms.toFixed(1)} ms`,
    );
  }
  return measured;
}

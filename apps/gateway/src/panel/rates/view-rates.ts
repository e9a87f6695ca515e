import { lira } from '@sigorta/contracts/money';
import { type ExchangeRate, type RateKind, rateKinds } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { ratesView } from '@sigorta/contracts/panel/rates';
import type { CatalogueContext } from '../../catalogue/context.ts';
import { liraPrice } from '../../catalogue/rates/lira-price.ts';
import { readOpenPromises, readRateHold } from '../../catalogue/rates/rate-hold.ts';
import { readRateSource } from '../../catalogue/rates/rate-source.ts';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

const shownDays = 15;
const shownChanges = 20;
const currencies = ['EUR', 'USD'] as const;

const inForce = async ({ rates }: CatalogueContext) => {
  const found = await Promise.all(currencies.map((currency) => rates.rateOf(currency).catch(() => null)));
  return found.filter((rate) => rate !== null);
};

/** Rows of four kinds become one row a bulletin and currency. */
const bulletins = async ({ db }: CatalogueContext) => {
  const days = db.selectFrom('rate').select('date').distinct().orderBy('date', 'desc').limit(shownDays);
  const rows = await db
    .selectFrom('rate')
    .selectAll()
    .where('date', 'in', days)
    .orderBy('date', 'desc')
    .orderBy('currency')
    .execute();
  const found = new Map<string, (typeof rows)[number] & { rates: Record<RateKind, string | null> }>();
  for (const row of rows) {
    const key = `${row.date} ${row.currency}`;
    const known = found.get(key) ?? {
      ...row,
      rates: Object.fromEntries(rateKinds.map((kind) => [kind, null])) as Record<RateKind, string | null>,
    };
    known.rates[row.kind] = row.rate;
    found.set(key, known);
  }
  return [...found.values()].map(({ date, bulletin, currency, rates, fetched_at }) => ({
    date,
    bulletin,
    currency,
    rates,
    fetchedAt: fetched_at.toISOString(),
  }));
};

const changes = async ({ db }: CatalogueContext) => {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['at', 'staff_name', 'reason', 'detail'])
    .where('subject_kind', '=', 'rate-source')
    .where('action', '=', 'rates.source-changed')
    .orderBy('number', 'desc')
    .limit(shownChanges)
    .execute();
  return rows.map(({ at, staff_name, reason, detail }) => ({
    at: at.toISOString(),
    by: staff_name,
    before: detail.before as RateKind,
    after: detail.after as RateKind,
    reason,
  }));
};

/** What open offers promise at the rates they are held with, and what they would cost at those in force. */
async function holdNow(
  { db, clock }: CatalogueContext,
  rates: readonly ExchangeRate[],
): Promise<AnswerOf<typeof ratesView>['hold']> {
  const [{ isOn, capMinor, since }, open, asked] = await Promise.all([
    readRateHold(db),
    readOpenPromises(db, clock()),
    db
      .selectFrom('proposal')
      .select('id')
      .where('kind', '=', 'rate-hold')
      .where('state', '=', 'ASKED')
      .executeTakeFirst(),
  ]);
  return {
    on: isOn,
    cap: lira(capMinor),
    since: since?.toISOString() ?? null,
    asked: asked !== undefined,
    open: open.map(({ currency, quotes, minor, promisedMinor, until }) => {
      const rate = rates.find((one) => one.currency === currency);
      return {
        quotes,
        amount: { minor, currency },
        promised: lira(promisedMinor),
        today: rate ? liraPrice({ minor, currency }, rate) : null,
        until: until.toISOString(),
      };
    }),
  };
}

export const viewRates: Handler<typeof ratesView, CatalogueContext> = async (context, _request, call) => {
  requireAllPartners(staffOf(call));
  const { kind, since } = await readRateSource(context.db);
  const rates = await inForce(context);
  return {
    source: kind,
    since: since?.toISOString() ?? null,
    maxAgeDays: context.config.rates.maxAgeDays,
    inForce: rates,
    hold: await holdNow(context, rates),
    bulletins: await bulletins(context),
    changes: await changes(context),
  };
};

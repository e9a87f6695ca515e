import type { dashboard as operation } from '@sigorta/contracts/panel/dashboard';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { countStuck } from './count-stuck.ts';
import { addUp, addUpBy, nothing, type Sums, shownFigures } from './group-figures.ts';
import { readFigures } from './read-figures.ts';

/** A chart of one day or one week would say little. */
const leastChartDays = 14;

const failureRate = ({ offers, declined, failed }: Sums): number =>
  failed === 0 ? 0 : failed / (offers + declined + failed);

/** An insurer's health is the same in every scope: its newest offer to anybody. */
const insurersOf = ({ db }: Context) =>
  db
    .selectFrom('insurer')
    .select(['id', 'name'])
    .select((row) =>
      row
        .selectFrom('offer')
        .select('offer.created_at')
        .whereRef('offer.insurer_id', '=', 'insurer.id')
        .orderBy('offer.created_at', 'desc')
        .limit(1)
        .as('last_offer'),
    )
    .where('active', '=', true)
    .orderBy('position')
    .execute();

export const viewDashboard: Handler<typeof operation> = async (context, { days }, call) => {
  const staff = staffOf(call);
  const scope = scopeOf(staff);
  const to = todayInIstanbul(context.clock());
  const from = addDays(to, 1 - days);
  const before = addDays(from, -days);
  const chartDays = Math.max(days, leastChartDays);
  const chartFrom = addDays(to, 1 - chartDays);
  const rows = await readFigures(context, addDays(to, 1 - Math.max(2 * days, chartDays)), scope);
  const now = rows.filter(({ day }) => day >= from && day <= to);
  const byDay = addUpBy(rows, 'day');
  const byInsurer = addUpBy(now, 'insurer_id');
  const [insurers, stuck] = await Promise.all([insurersOf(context), countStuck(context, staff)]);
  return {
    from,
    to,
    now: shownFigures(addUp(now)),
    before: shownFigures(addUp(rows.filter(({ day }) => day >= before && day < from))),
    days: Array.from({ length: chartDays }, (_, index) => {
      const day = addDays(chartFrom, index);
      const { quotes, issued, premium } = byDay.get(day) ?? nothing();
      return { day, quotes, issued, premium };
    }),
    products: [...addUpBy(now, 'product')]
      .map(([product, { quotes, issued, premium }]) => ({
        product,
        name: context.products.named(product)?.menu[call.language] ?? product,
        quotes,
        issued,
        premium,
      }))
      .toSorted((a, b) => b.quotes - a.quotes || b.issued - a.issued),
    insurers: insurers
      .map(({ id, name, last_offer }) => ({ id, name, last_offer, sums: byInsurer.get(id) ?? nothing() }))
      .toSorted((a, b) => failureRate(b.sums) - failureRate(a.sums) || b.sums.offers - a.sums.offers)
      .map(({ id, name, last_offer, sums: { offers, issued, declined, failed } }) => ({
        id,
        name,
        offers,
        issued,
        declined,
        failed,
        lastOffer: last_offer?.toISOString() ?? null,
      })),
    stuck,
  };
};

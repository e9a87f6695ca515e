import { lira } from '@sigorta/contracts/money';
import type { stuckList } from '@sigorta/contracts/panel/stuck-cases';
import type { Handler } from '../../platform/handler.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { namesFor } from '../shared/names.ts';
import { kindsFor, stuckOf } from './queries.ts';

export const listStuck: Handler<typeof stuckList> = async (context, { kind }, call) => {
  const staff = staffOf(call);
  const scope = scopeOf(staff);
  const [names, ...found] = await Promise.all([
    namesFor(context, call.language),
    ...kindsFor(staff).map(async (one) => ({ kind: one, rows: await stuckOf(context, one, scope) })),
  ]);
  return {
    rows: found
      .filter((group) => kind === undefined || group.kind === kind)
      .flatMap((group) => group.rows.map((row) => ({ ...row, kind: group.kind })))
      .toSorted((a, b) => a.since.getTime() - b.since.getTime())
      .map((row) => ({
        kind: row.kind,
        id: row.id,
        orderId: row.order_id,
        since: row.since.toISOString(),
        product: row.product === null ? null : names.product(row.product),
        partner: row.partner_id === null ? null : names.partner(row.partner_id),
        amount: row.amount === null ? null : lira(Number(row.amount)),
        detail: row.detail,
      })),
    counts: Object.fromEntries(found.map((group) => [group.kind, group.rows.length])),
  };
};

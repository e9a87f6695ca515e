import { lira } from '@sigorta/contracts/money';
import type { StuckKind, stuckList } from '@sigorta/contracts/panel/stuck-cases';
import type { Handler } from '../../platform/handler.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { namesFor } from '../shared/names.ts';
import { kindsFor, stuckOf } from './queries.ts';

export const listStuck: Handler<typeof stuckList> = async (context, { kind }, call) => {
  const staff = staffOf(call);
  const scope = scopeOf(staff);
  const [names, rows] = await Promise.all([
    namesFor(context, call.language),
    stuckOf(context, kindsFor(staff), scope),
  ]);
  const counts: Partial<Record<StuckKind, number>> = {};
  for (const row of rows) counts[row.kind] = (counts[row.kind] ?? 0) + 1;
  return {
    rows: rows
      .filter((row) => kind === undefined || row.kind === kind)
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
    counts,
  };
};

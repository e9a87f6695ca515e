import { lira } from '@sigorta/contracts/money';
import { may } from '@sigorta/contracts/panel/permissions';
import { mayAsk } from '@sigorta/contracts/panel/proposal-kinds';
import type { stuckList } from '@sigorta/contracts/panel/stuck-cases';
import { codeMeaning } from '../../payments/provider/code-meaning.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Handler } from '../../platform/handler.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { namesFor } from '../shared/names.ts';
import { kindsFor, stuckOf } from './queries.ts';
import type { StuckRow } from './stuck-row.ts';
import { sumInQuestion } from './write-off.ts';

/** Closing one about money is asking for a write-off: the list offers what `stuck/work` takes. */
const mayClose = ({ role }: Staff, { money }: StuckRow): boolean =>
  may(role, 'stuck-cases:work') && (!money || mayAsk(role, 'write-off', sumInQuestion(money)));

export const listStuck: Handler<typeof stuckList> = async (context, { kind }, call) => {
  const staff = staffOf(call);
  const scope = scopeOf(staff);
  const [names, { rows, counts, isWhole }] = await Promise.all([
    namesFor(context, call.language),
    stuckOf(context, kindsFor(staff), scope),
  ]);
  return {
    rows: rows
      .filter((row) => kind === undefined || row.kind === kind)
      .map((row) => ({
        kind: row.kind,
        id: row.id,
        orderId: row.order_id,
        since: row.since.toISOString(),
        product: row.product === null ? null : names.product(row.product),
        partner: row.partner_id === null ? null : names.partner(row.partner_id),
        amount: row.amount === null ? null : lira(Number(row.amount)),
        detail: row.detail,
        subject: row.subject ?? null,
        meaning: row.provider && row.detail ? codeMeaning(row.provider, row.detail) : null,
        mayClose: row.kind === 'difference' && mayClose(staff, row),
      })),
    counts,
    isWhole,
  };
};

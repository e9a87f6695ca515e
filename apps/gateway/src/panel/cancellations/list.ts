import type { CancellationState } from '@sigorta/contracts/cancellation';
import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { panelCancellations } from '@sigorta/contracts/panel/cancellations';
import { asCode } from '@sigorta/validators/as-code';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { type CancellationRowState, cancellationStates } from '../../platform/transitions/states.ts';
import { publicCancellation } from '../../policies/cancel/public-cancellation.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { listPage } from '../paging/list-page.ts';
import { noticeColumns, noticesInScope, rowOf } from './rows.ts';

const statesOf = (shown: CancellationState): CancellationRowState[] =>
  cancellationStates.filter((state) => publicCancellation(state) === shown);

/** Notices of a scope as the list narrows them. */
export const filteredNotices = (
  context: Pick<Context, 'db'>,
  scope: string | null,
  { search, state }: Pick<ParsedRequestOf<typeof panelCancellations>, 'search' | 'state'>,
) => {
  let filtered = noticesInScope(context, scope);
  if (state) filtered = filtered.where('cancellation.state', 'in', statesOf(state));
  if (search) filtered = filtered.where('policy.policy_no', '=', asCode(search));
  return filtered;
};

/** The queue: whose clock runs out first stands first. */
export const listCancellations: Handler<typeof panelCancellations> = async (context, request, call) => {
  const { page, ascending, sort } = request;
  const filtered = filteredNotices(context, scopeOf(staffOf(call)), request);
  const { rows, total, more } = await listPage(context, filtered, noticeColumns, {
    page,
    /* the most urgent is the earliest */
    ascending: sort === 'due_at' ? !ascending : ascending,
    sort: `cancellation.${sort}`,
    key: 'cancellation.id',
  });
  return { rows: rows.map((row) => rowOf(context, call.language, row)), total, more };
};

import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { kindsFor, stuckOf } from '../stuck/queries.ts';

/** As many cases as the page of waiting cases counts for somebody. */
export const countStuck = async (context: Context, staff: Staff): Promise<number> => {
  const { counts } = await stuckOf(context, kindsFor(staff), scopeOf(staff));
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
};

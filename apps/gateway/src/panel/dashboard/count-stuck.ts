import { stuckKinds } from '@sigorta/contracts/panel/stuck-cases';
import type { Context } from '../../context.ts';
import { stuckOf } from '../stuck/queries.ts';

/** As many cases as the page of waiting cases lists, of one book or all. */
export const countStuck = async (context: Context, book: string | null): Promise<number> => {
  const found = await Promise.all(stuckKinds.map((kind) => stuckOf(context, kind, book)));
  return found.reduce((sum, rows) => sum + rows.length, 0);
};

import {
  type ListName,
  mostViews,
  type savedViewDrop,
  type savedViewKeep,
  type savedViews,
} from '@sigorta/contracts/panel/saved-views';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { staffOf } from '../../staff/staff-of.ts';

const viewsOf = async ({ db }: Context, staffId: string, list: ListName) => ({
  views: await db
    .selectFrom('saved_view')
    .select(['id', 'name', 'query'])
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .orderBy('created_at')
    .execute(),
});

export const listViews: Handler<typeof savedViews> = (context, { list }, call) =>
  viewsOf(context, staffOf(call).id, list);

/** A name may be in the search; it is never kept. */
const withoutSearch = (query: string): string => {
  const params = new URLSearchParams(query);
  for (const name of ['ara', 'sayfa']) params.delete(name);
  return params.toString();
};

export const keepView: Handler<typeof savedViewKeep> = async (context, { list, name, query }, call) => {
  const { id: staff_id } = staffOf(call);
  const { views } = await viewsOf(context, staff_id, list);
  if (views.length >= mostViews && !views.some((view) => view.name === name)) {
    throw new Refusal('invalid-input', { fields: [{ field: 'name', message: 'error.invalid-input' }] });
  }
  const kept = withoutSearch(query);
  await context.db
    .insertInto('saved_view')
    .values({ id: randomId(), staff_id, list, name, query: kept, created_at: context.clock() })
    .onConflict((conflict) => conflict.columns(['staff_id', 'list', 'name']).doUpdateSet({ query: kept }))
    .execute();
  return viewsOf(context, staff_id, list);
};

export const dropView: Handler<typeof savedViewDrop> = async (context, { list, id }, call) => {
  const { id: staff_id } = staffOf(call);
  const { numDeletedRows } = await context.db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('staff_id', '=', staff_id)
    .where('list', '=', list)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('not-found');
  return viewsOf(context, staff_id, list);
};

import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { type NoticeInScope, noticeColumns, noticesInScope } from './rows.ts';

/** @throws Refusal `not-found` also for a notice of another scope */
export async function readNotice(
  context: Pick<Context, 'db'>,
  staff: Staff,
  id: string,
): Promise<NoticeInScope> {
  const notice = await noticeColumns(noticesInScope(context, scopeOf(staff)))
    .where('cancellation.id', '=', id)
    .executeTakeFirst();
  if (!notice) throw new Refusal('not-found');
  return notice;
}

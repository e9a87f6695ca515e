import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { bookOf } from '../../staff/staff-of.ts';
import { type NoticeOfBook, noticeColumns, noticesOfBook } from './rows.ts';

/** @throws Refusal `not-found` also for a notice of another book */
export async function readNotice(
  context: Pick<Context, 'db'>,
  staff: Staff,
  id: string,
): Promise<NoticeOfBook> {
  const notice = await noticeColumns(noticesOfBook(context, bookOf(staff)))
    .where('cancellation.id', '=', id)
    .executeTakeFirst();
  if (!notice) throw new Refusal('not-found');
  return notice;
}

import type {
  CancellationAction,
  panelCancellationAsk,
  panelCancellationSettle,
} from '@sigorta/contracts/panel/cancellations';
import type { Transaction } from 'kysely';
import { lockOrder } from '../../payments/attempts/record-attempt.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { moveCancellation } from '../../platform/transitions/move.ts';
import { policiesToCancel } from '../../policies/cancel/cancellable.ts';
import { recordAccepted, recordRefused } from '../../policies/cancel/record.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { actionsOf } from './actions-of.ts';
import { readNotice } from './read-notice.ts';
import type { NoticeInScope } from './rows.ts';

type Trx = Transaction<Database>;

/** The notice under its order's lock, when it still waits for this action. @throws Refusal `not-found`, `request-closed` */
async function noticeFor(
  trx: Trx,
  staff: Staff,
  id: string,
  action: CancellationAction,
): Promise<NoticeInScope> {
  const { order_id } = await readNotice({ db: trx }, staff, id);
  await lockOrder(trx, order_id);
  const notice = await readNotice({ db: trx }, staff, id);
  if (!actionsOf(notice).includes(action)) throw new Refusal('request-closed');
  return notice;
}

/** Asking again is safe: the insurer answers the same key the same. */
export const askAgain: Handler<typeof panelCancellationAsk> = async (context, { id }, call) => {
  const staff = staffOf(call);
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    const notice = await noticeFor(trx, staff, id, 'ask-again');
    if (notice.state === 'MANUAL')
      await moveCancellation(trx, notice, 'REQUESTED', now, { unknown_since: null });
    await enqueue(trx, 'cancel-policy', id, now);
    await audit(context, trx, staff, {
      action: 'cancellation.asked-again',
      subject: { kind: 'purchase', id: notice.order_id },
      partnerId: notice.partner_id,
    });
  });
  context.wake();
  return { success: true };
};

async function cancelled(
  trx: Trx,
  notice: NoticeInScope,
  minor: number | undefined,
  now: Date,
): Promise<void> {
  const policy = await policiesToCancel({ db: trx })
    .where('purchase_order.id', '=', notice.order_id)
    .executeTakeFirstOrThrow();
  if (minor === undefined || minor > policy.paid) {
    throw new Refusal('invalid-input', { fields: [{ field: 'refund', message: 'error.invalid-input' }] });
  }
  if ((await recordAccepted(trx, notice, minor, now)) === 'manual') throw new Refusal('request-closed');
}

const keepNote = (trx: Trx, id: string, note: string) =>
  trx
    .updateTable('cancellation')
    .set((to) => ({ note, version: to('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

async function settle(
  context: Context,
  trx: Trx,
  notice: NoticeInScope,
  { how, refund, note }: { how: 'cancelled' | 'refused'; refund?: number | undefined; note: string },
): Promise<void> {
  const now = context.clock();
  if (how === 'cancelled') await cancelled(trx, notice, refund, now);
  if (how === 'refused') await recordRefused(trx, notice, 'other', now);
  await keepNote(trx, notice.id, note);
}

/** What the insurer said on the telephone, with a note that is kept. */
export const settleCancellation: Handler<typeof panelCancellationSettle> = async (context, request, call) => {
  const staff = staffOf(call);
  const { id, how, note, refund } = request;
  await context.db.transaction().execute(async (trx) => {
    const notice = await noticeFor(trx, staff, id, how);
    await settle(context, trx, notice, { how, note, refund: refund?.minor });
    await audit(context, trx, staff, {
      action: `cancellation.${how}`,
      subject: { kind: 'purchase', id: notice.order_id },
      partnerId: notice.partner_id,
      reason: note,
      detail: { refund: refund?.minor ?? null },
    });
  });
  context.wake();
  return { success: true };
};

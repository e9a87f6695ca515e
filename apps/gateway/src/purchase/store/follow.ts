import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { JobKind } from '../../platform/outbox/job-kinds.ts';
import { lapseAboutTransfer, lapseProposal, lapseReleaseOf } from '../../proposals/lapse.ts';
import type { PurchaseContext } from '../context.ts';
import { giveCouponBack, takeCouponAgain } from '../coupons/coupon.ts';
import type { Happening } from '../machine/command.ts';
import type { Task } from '../machine/due.ts';
import type { Purchase } from '../machine/state.ts';
import { isUnderWay, orderOf } from '../machine/step.ts';
import { markRequestPaid } from '../payment-requests.ts';

type Trx = Transaction<Database>;

/** Most refunds are done in seconds; "we are refunding" is written only when this one takes longer. */
const quietMs = 60_000;

interface Following {
  context: PurchaseContext;
  trx: Trx;
  purchase: Purchase;
  now: Date;
}

/** An order nobody is paying for gives its coupon back; money that is kept holds on to it. */
async function attemptClosed({ trx, purchase }: Following, orderId: string): Promise<void> {
  const order = orderOf({ purchase }, orderId);
  if (order.goal === 'open' && !order.attempts.some(isUnderWay) && order.transfer?.st !== 'waiting')
    await giveCouponBack(trx, orderId);
}

async function kept({ trx, purchase, now }: Following, orderId: string, attemptId: string): Promise<void> {
  /* the price was promised with the coupon: a use that meanwhile went to somebody else does not change it */
  await takeCouponAgain(trx, { attemptId, orderId }, now);
  if (orderOf({ purchase }, orderId).kind !== 'payment') return;
  await markRequestPaid(trx, orderId, now);
  await enqueue(trx, 'render-receipt', orderId, now);
}

/** One mail a phase of a notice; staff who end a policy tell its buyer with the money. */
async function mailNotice(
  { trx, purchase, now }: Following,
  { orderId, id }: Happening,
  phase: 'asked' | 'refused' | 'closed',
): Promise<void> {
  const { notice } = orderOf({ purchase }, orderId);
  if (notice?.id !== id || notice.by !== 'buyer') return;
  /* money that goes back has mails of its own */
  if (phase === 'closed' && (notice.gives ?? 0) > 0) return;
  await enqueue(trx, 'mail-cancellation', `${phase}.${id}`, now);
}

async function follow(following: Following, happening: Happening): Promise<void> {
  const { context, trx, now } = following;
  const { ev, orderId, id } = happening;
  const mail = (kind: JobKind, at = now) => enqueue(trx, kind, id, now, at);
  switch (ev) {
    case 'attempt-closed':
      return attemptClosed(following, orderId);
    case 'kept':
      return kept(following, orderId, id);
    case 'in-force':
      return enqueue(trx, 'render-documents', orderId, now);
    case 'refund-due':
      await lapseReleaseOf(context, trx, id);
      return mail('mail-refund', new Date(now.getTime() + quietMs));
    case 'refund-done':
      await lapseReleaseOf(context, trx, id);
      return mail('mail-refund');
    case 'refund-held':
      return mail('mail-refund');
    case 'notice':
      return mailNotice(following, happening, 'asked');
    case 'notice-refused':
      return mailNotice(following, happening, 'refused');
    case 'notice-closed':
      return mailNotice(following, happening, 'closed');
    case 'transfer-open':
      return mail('mail-transfer');
    case 'transfer-taken':
      await lapseAboutTransfer(context, trx, id);
      return mail('mail-transfer');
    case 'transfer-over':
      await lapseAboutTransfer(context, trx, id);
      await attemptClosed(following, orderId);
      return mail('mail-transfer');
    case 'transfer-stuck':
      await lapseAboutTransfer(context, trx, id);
      context.log.error({ event: ev, orderId, subject: id });
      return;
    case 'surplus':
    case 'not-made':
    case 'late-policy':
    case 'notice-stuck':
      context.log.error({ event: ev, orderId, subject: id });
      return;
    case 'proposal-lapsed':
      await lapseProposal(context, trx, id);
      return;
    case 'attempt-open':
    case 'charged':
    case 'ended':
    case 'still-stands':
      context.log.info({ event: ev, orderId, subject: id });
      return;
  }
}

/** Mails, papers, coupons and requests that a step asks for, in its transaction. */
export async function followUp(following: Following, happened: readonly Happening[]): Promise<void> {
  for (const happening of happened) await follow(following, happening);
}

/** Which kind of job does a task. */
const kindOf = (task: Task, isLate: boolean, isEnding: boolean): JobKind => {
  switch (task.work) {
    case 'lapse':
      return 'watch-attempt';
    case 'inquire':
      return isLate ? 'late-look' : 'watch-attempt';
    case 'charge':
      return 'authorise';
    case 'issue':
      return 'issue-policy';
    case 'find-policy':
      return isEnding ? 'cancel-policy' : 'issue-policy';
    case 'end':
      return 'cancel-policy';
    case 'send-refund':
    case 'inquire-refund':
      return 'refund';
    case 'expire-transfer':
      return 'expire-transfer';
  }
};

export const jobOf = (purchase: Purchase, task: Task): JobKind => {
  const attempt = purchase.orders.flatMap(({ attempts }) => attempts).find(({ id }) => id === task.subject);
  const policy = purchase.orders.find(({ id }) => id === task.subject)?.policy;
  return kindOf(task, attempt?.st === 'none', policy?.st === 'ending' || policy?.st === 'endunknown');
};

/** Makes sure that somebody comes for every task that is new or at another time now. */
export async function enqueueTasks(
  trx: Trx,
  purchase: Purchase,
  { before, after }: { before: readonly Task[]; after: readonly Task[] },
  now: Date,
): Promise<void> {
  const isKnown = (task: Task) =>
    before.some(({ work, subject, at }) => work === task.work && subject === task.subject && at === task.at);
  for (const task of after)
    if (!isKnown(task))
      await enqueue(
        trx,
        jobOf(purchase, task),
        task.subject,
        now,
        new Date(Math.max(task.at, now.getTime())),
      );
}

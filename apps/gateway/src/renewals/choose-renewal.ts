import type { purchaseRenewal } from '@sigorta/contracts/operations/purchase-renewal';
import { dayOfAsking, daysToCome } from '@sigorta/product-kit/renewal/ask-days';
import { startOfDay, todayInIstanbul } from '@sigorta/validators/istanbul';
import { ownerTest } from '../buyers/owner.ts';
import type { Context } from '../platform/context.ts';
import type { Handler } from '../platform/handler.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import { periodsOf } from './ask-again.ts';
import { type PolicyToRenew, policyToRenew } from './policy-to-renew.ts';
import { subjectOf } from './reminder-job.ts';
import { renewable, whyOver } from './why-left.ts';

/** Nine in the morning in Istanbul: nobody is woken by a price. */
const hourMs = 9 * 3600_000;

/** Reminders that are still to come of a policy that may be renewed. */
export function remindersToCome(
  context: Pick<Context, 'products' | 'clock'>,
  policy: PolicyToRenew,
): { daysBefore: number; day: string }[] {
  const found = renewable(context, policy);
  const { lastDay } = periodsOf(policy);
  return found
    ? daysToCome(found.product, lastDay, todayInIstanbul(context.clock())).map((daysBefore) => ({
        daysBefore,
        day: dayOfAsking(lastDay, daysBefore),
      }))
    : [];
}

/**
 * The owner's word on being reminded. Each is kept; the work of all reminders to come stands in the outbox from then on, and looks
 * at the newest word when its day has come.
 * @throws Refusal `not-found` for somebody else's policy, and for one that has no reminder to come
 */
export const chooseRenewal: Handler<typeof purchaseRenewal> = async (context, { purchaseId, isOn }, call) => {
  const { db, clock } = context;
  const policy = await policyToRenew(db, purchaseId);
  const isOwn = await ownerTest(context, call);
  if (!policy || !isOwn(policy)) throw new Refusal('not-found');
  const isOver = (await whyOver(context, policy)) !== null;
  const coming = isOver ? [] : remindersToCome(context, policy);
  if (isOn && coming.length === 0) throw new Refusal('not-found');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('renewal_choice')
      .values({ order_id: policy.id, is_on: isOn, language: call.language, chosen_at: now })
      .execute();
    if (!isOn) return;
    for (const { daysBefore, day } of coming) {
      const at = new Date(startOfDay(day).getTime() + hourMs);
      await enqueue(trx, 'ask-renewal', subjectOf({ orderId: policy.id, daysBefore }), now, at);
    }
  });
  context.log.info({ event: isOn ? 'renewal-wanted' : 'renewal-not-wanted', orderId: policy.id });
  return { isOn, days: coming.map(({ day }) => day) };
};

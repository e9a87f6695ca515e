import type { cancellationDetail } from '@sigorta/contracts/operations/cancellation-detail';
import type { Context } from '../../platform/context.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type PolicyToCancel, policiesToCancel } from './cancellable.ts';
import { mayCancel } from './policy-proof.ts';
import { viewsOf } from './view.ts';

/** @throws Refusal `not-found` also for a policy of somebody else */
export async function ownPolicy(context: Context, call: Call, purchaseId: string): Promise<PolicyToCancel> {
  const policy = await policiesToCancel(context)
    .where('purchase_order.id', '=', purchaseId)
    .executeTakeFirst();
  if (!policy || !(await mayCancel(context, call, policy))) throw new Refusal('not-found');
  return policy;
}

export const readPolicy: Handler<typeof cancellationDetail> = async (context, { purchaseId }, call) => {
  const [view] = await viewsOf(context, call.language, [await ownPolicy(context, call, purchaseId)]);
  if (!view) throw new Refusal('not-found');
  return view;
};

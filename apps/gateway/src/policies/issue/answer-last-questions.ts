import type { AnswerOf } from '@sigorta/contracts/operation';
import type { policyCreate } from '@sigorta/contracts/operations/policy-create';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { ownerTest } from '../../buyers/owner.ts';
import { checkedApplication } from '../../catalogue/products/checked-application.ts';
import type { Context } from '../../platform/context.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sealApplication } from '../../platform/sensitive/sealed-application.ts';
import { StaleRow, touchPolicy } from '../../platform/transitions/move.ts';

type Result = AnswerOf<typeof policyCreate>['result'];

async function paidPolicy(context: Context, purchaseId: string, call: Call) {
  const { db, products } = context;
  const policy = await db
    .selectFrom('policy')
    .innerJoin('purchase_order', 'purchase_order.id', 'policy.order_id')
    .select([
      'policy.order_id',
      'policy.state',
      'policy.version',
      'policy.details',
      'purchase_order.product',
      'purchase_order.session_id',
      'purchase_order.phone',
    ])
    .where('purchase_order.id', '=', purchaseId)
    .executeTakeFirst();
  const product = policy && products.get(policy.product)?.product;
  const asked = product && policyDetailsOf(product);
  const isOwner = await ownerTest(context, call);
  if (!policy || !asked || !isOwner(policy)) throw new Refusal('not-found');
  return { policy, asked };
}

async function take(context: Context, purchaseId: string, sent: unknown, call: Call): Promise<Result> {
  const { db, clock, dataKeys } = context;
  const { policy, asked } = await paidPolicy(context, purchaseId, call);
  if (policy.details !== null) return 'taken';
  if (policy.state !== 'NONE') return 'too-late';
  const now = clock();
  const details = checkedApplication(asked, sent, now);
  failpoint('details:before-commit');
  await db.transaction().execute(async (trx) => {
    const sealed = sealApplication(dataKeys[0], asked, policy.order_id, details);
    await touchPolicy(trx, policy, now, { details: JSON.stringify(sealed) });
    await enqueue(trx, 'issue-policy', policy.order_id, now);
  });
  failpoint('details:after-commit');
  context.wake();
  return 'taken';
}

/** Keeps the answers and has the policy asked for now. The first ones count; a second tab or press changes nothing. */
export const answerLastQuestions: Handler<typeof policyCreate> = async (context, request, call) => {
  const { purchaseId, details } = request;
  try {
    return { result: await take(context, purchaseId, details, call) };
  } catch (error) {
    if (!(error instanceof StaleRow)) throw error;
    /* another tab or the job was first: what it did is there now */
    return { result: await take(context, purchaseId, details, call) };
  }
};

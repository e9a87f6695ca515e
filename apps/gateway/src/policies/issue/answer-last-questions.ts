import type { AnswerOf } from '@sigorta/contracts/operation';
import type { policyCreate } from '@sigorta/contracts/operations/policy-create';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { ownerTest } from '../../buyers/owner.ts';
import { checkedApplication } from '../../catalogue/products/checked-application.ts';
import type { Context } from '../../platform/context.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sealApplication } from '../../platform/sensitive/sealed-application.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import type { PolicyContext } from '../context.ts';

/** Answers are there already. */
class Taken extends Error {}

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
      'purchase_order.release',
      'purchase_order.session_id',
      'purchase_order.phone',
      'purchase_order.phone_key',
    ])
    .where('purchase_order.id', '=', purchaseId)
    .executeTakeFirst();
  const product = policy && (await products.of(policy))?.product;
  const asked = product && policyDetailsOf(product);
  const isOwner = await ownerTest(context, call);
  if (!policy || !asked || !isOwner(policy)) throw new Refusal('not-found');
  return { policy, asked };
}

async function take(context: PolicyContext, purchaseId: string, sent: unknown, call: Call): Promise<Result> {
  const { db, clock, dataKeys } = context;
  const { policy, asked } = await paidPolicy(context, purchaseId, call);
  if (policy.details !== null) return 'taken';
  if (policy.state !== 'NONE') return 'too-late';
  const details = checkedApplication(asked, sent, clock(), 'details');
  const sealed = JSON.stringify(sealApplication(dataKeys, asked, policy.order_id, details));
  const order_id = policy.order_id;
  await carryOut(
    context,
    await purchaseOf(db, 'purchase_order', order_id),
    async (trx) => {
      const { details: known } = await trx
        .selectFrom('policy')
        .select('details')
        .where('order_id', '=', order_id)
        .executeTakeFirstOrThrow();
      /* another tab was first: the first ones count */
      if (known !== null) throw new Taken();
      return {
        command: { do: 'answered-last', orderId: order_id },
        facts: { policy: { order_id, details: sealed } },
      };
    },
    {
      after: async () => {
        failpoint('details:before-commit');
      },
    },
  );
  failpoint('details:after-commit');
  return 'taken';
}

/** Keeps the answers and has the policy asked for now. The first ones count; a second tab or press changes nothing. */
export const answerLastQuestions: Handler<typeof policyCreate, PolicyContext> = async (
  context,
  { purchaseId, details },
  call,
) => {
  try {
    return { result: await take(context, purchaseId, details, call) };
  } catch (error) {
    if (error instanceof Taken) return { result: 'taken' };
    /* its time ended meanwhile */
    if (error instanceof Refusal && error.code === 'request-closed') return { result: 'too-late' };
    throw error;
  }
};

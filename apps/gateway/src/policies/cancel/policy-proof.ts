import { type OwnedOrder, ownerTest } from '../../buyers/owner.ts';
import type { Context } from '../../platform/context.ts';
import type { Call } from '../../platform/handler.ts';

/** as long as it takes to read, think and say yes */
const proofMs = 30 * 60_000;

/** This session named the policy's number, an insured person's id and birth date. */
export const keepProof = async (
  { db, clock }: Context,
  sessionId: string,
  orderId: string,
): Promise<void> => {
  const expiresAt = new Date(clock().getTime() + proofMs);
  await db
    .insertInto('policy_proof')
    .values({ session_id: sessionId, order_id: orderId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'order_id']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
};

/** Orders this session proved, while that lasts. */
export const provenOrders = async ({ db, clock }: Context, sessionId: string): Promise<string[]> => {
  if (sessionId === '') return [];
  const rows = await db
    .selectFrom('policy_proof')
    .select('order_id')
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', clock())
    .execute();
  return rows.map(({ order_id }) => order_id);
};

/** Whether the caller may end this policy: it is his purchase, his phone's, or he proved it by its number. */
export const mayCancel = async (
  context: Context,
  call: Call,
  order: OwnedOrder & { id: string },
): Promise<boolean> =>
  (await ownerTest(context, call))(order) || (await provenOrders(context, call.sessionId)).includes(order.id);

/** Removes proofs whose time is over; called now and then. */
export const forgetOldProofs = async ({ db, clock }: Context): Promise<void> => {
  await db.deleteFrom('policy_proof').where('expires_at', '<', clock()).execute();
};

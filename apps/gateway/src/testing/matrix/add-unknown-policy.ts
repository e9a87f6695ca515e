import type { GatewayContext } from '../../main/context.ts';

/** The insurer's answer was lost long ago. */
export const addUnknownPolicy = async (
  context: GatewayContext,
  orderId: string,
  insurer: string,
  at: string,
): Promise<void> => {
  const then = new Date(at);
  await context.db
    .insertInto('policy')
    .values({
      order_id: orderId,
      insurer_id: insurer,
      state: 'ISSUE_UNKNOWN',
      version: 1,
      calls: 1,
      not_found: 0,
      created_at: then,
      updated_at: then,
    })
    .execute();
};

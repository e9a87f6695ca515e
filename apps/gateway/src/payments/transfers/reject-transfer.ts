import { Refusal } from '../../platform/refusal.ts';
import { type Around, carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import type { PaymentContext } from '../context.ts';

/**
 * Nobody waits for this transfer any more; its buyer is told.
 * @throws Refusal `request-closed` when it does not wait
 */
export async function rejectTransfer(
  context: PaymentContext,
  transferId: string,
  after: NonNullable<Around['after']>,
): Promise<void> {
  const purchaseId = await purchaseOf(context.db, 'transfer', transferId);
  await carryOut(
    context,
    purchaseId,
    async (trx) => {
      const transfer = await trx
        .selectFrom('transfer')
        .select('state')
        .where('id', '=', transferId)
        .executeTakeFirstOrThrow();
      if (transfer.state !== 'WAITING') throw new Refusal('request-closed');
      return {
        command: { do: 'drop-transfer', transferId },
        facts: { transfer: { id: transferId, state: 'REJECTED' } },
      };
    },
    { after },
  );
}

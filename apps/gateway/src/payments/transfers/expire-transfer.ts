import type { Outcome } from '../../platform/outbox/claim.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import { lookAfter } from '../../purchase/store/look-after.ts';
import type { PaymentContext } from '../context.ts';

/** The time is over and nothing came: the order may be paid another way, the buyer is told. */
export async function expireTransfer(context: PaymentContext, transferId: string): Promise<Outcome> {
  const purchaseId = await purchaseOf(context.db, 'transfer', transferId);
  return lookAfter(context, { kind: 'expire-transfer', subject: transferId, purchaseId }, async () => {
    await carryOut(context, purchaseId, { command: { do: 'drop-transfer', transferId } });
  });
}

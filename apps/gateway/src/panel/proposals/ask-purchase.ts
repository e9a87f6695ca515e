import type { Staff } from '../../platform/caller.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { randomId } from '../../platform/random-id.ts';
import { openProposal, requireMayAsk, type Wanted } from '../../proposals/open.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';

type MachineKind = 'refund' | 'hand' | 'ended' | 'stands' | 'no-policy';

/**
 * Asks for what the purchase machine carries out: it looks whether it could be done now, and keeps an eye on it until
 * somebody decides.
 * @throws Refusal `not-allowed`, `request-closed`, `invalid-input` for an amount that cannot be
 */
export async function askOfPurchase<Kind extends MachineKind>(
  context: JobContext,
  staff: Staff,
  wanted: Omit<Wanted<Kind>, 'subject' | 'orderId'> & { orderId: string },
): Promise<void> {
  const { kind, orderId, amount, heldRefundId } = wanted;
  requireMayAsk(staff, kind, amount);
  const purchaseId = await purchaseOf(context.db, 'purchase_order', orderId);
  const id = randomId();
  const proposal = { id, kind, amount, refundId: heldRefundId ?? null, by: staff.id };
  await carryOut(
    context,
    purchaseId,
    { command: { do: 'propose', orderId, proposal } },
    {
      after: async (trx) => {
        await openProposal(
          context,
          trx,
          staff,
          { ...wanted, subject: heldRefundId ?? orderId } as Wanted,
          id,
        );
      },
    },
  );
}

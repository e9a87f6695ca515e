import type { JobContext } from '../../platform/job-context.ts';
import { randomId } from '../../platform/random-id.ts';
import { type Around, carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';

export interface SentByHand {
  /** ISO date */
  sentOn: string;
  reference: string;
  note: string | null;
  /** id of a person of staff */
  closedBy: string;
}

/** Who held the refund: the gateway itself, which counts as the first of two. */
const gateway = 'gateway';

/**
 * A refund no machine could make was made by a person at the bank or the provider; what waited for it goes on.
 * @throws Refusal `request-closed` when it does not wait for a person, or may still be on its way
 */
export const returnedByHand = async (
  context: JobContext,
  { refundId, orderId, sent }: { refundId: string; orderId: string; sent: SentByHand },
  after: NonNullable<Around['after']>,
): Promise<void> => {
  const purchaseId = await purchaseOf(context.db, 'refund', refundId);
  const { sentOn, reference, note, closedBy } = sent;
  await carryOut(
    context,
    purchaseId,
    {
      command: {
        do: 'by-word',
        orderId,
        by: closedBy,
        proposal: { id: randomId(), kind: 'hand', amount: null, refundId, by: gateway },
      },
      facts: {
        refund: { id: refundId, sent_on: sentOn, reference, note, closed_by: closedBy },
      },
    },
    { after },
  );
};

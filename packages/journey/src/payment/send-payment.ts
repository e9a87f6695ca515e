import type { RequestOf } from '@sigorta/contracts/operation';
import type { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import type { Gateway } from '@sigorta/gateway-client/gateway';

export type Way = 'card' | 'transfer';

/** The one call that pays, or that has a transfer awaited: then nothing of a card is sent. */
export async function sendPayment(
  gateway: Gateway,
  way: Way,
  request: RequestOf<typeof purchaseStart>,
): Promise<{ purchaseId: string; next: { kind: 'status' } | { kind: 'bank'; url: string } }> {
  if (way === 'card') {
    const { purchaseStart: byCard } = await import('@sigorta/contracts/operations/purchase-start');
    return gateway.call(byCard, request);
  }
  const { purchaseTransfer } = await import('@sigorta/contracts/operations/purchase-transfer');
  const { card, installmentCount: _, ...rest } = request;
  const { firstName, lastName } = card;
  const { purchaseId } = await gateway.call(purchaseTransfer, { ...rest, buyer: { firstName, lastName } });
  return { purchaseId, next: { kind: 'status' } };
}

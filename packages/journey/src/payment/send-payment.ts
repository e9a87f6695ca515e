import type { CardNames } from '@sigorta/card-fields/card-parts';
import type { SealedCard } from '@sigorta/card-fields/page/card-entry';
import type { RequestOf } from '@sigorta/contracts/operation';
import type { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import type { Gateway } from '@sigorta/gateway-client/gateway';

export type Way = 'card' | 'transfer';

/** With what is paid: a card that card entry sealed, or money that a buyer of this name will send. */
export type Means = { way: 'card'; card: SealedCard } | { way: 'transfer'; buyer: CardNames };

/** The one call that pays, or that has a transfer awaited: then nothing of a card is sent. */
export async function sendPayment(
  gateway: Gateway,
  means: Means,
  order: Omit<RequestOf<typeof purchaseStart>, 'card'>,
): Promise<{ purchaseId: string; next: { kind: 'status' } | { kind: 'bank'; url: string } }> {
  if (means.way === 'card') {
    const { purchaseStart: byCard } = await import('@sigorta/contracts/operations/purchase-start');
    return gateway.call(byCard, { ...order, card: means.card });
  }
  const { purchaseTransfer } = await import('@sigorta/contracts/operations/purchase-transfer');
  const { installmentCount: _, ...rest } = order;
  const { purchaseId } = await gateway.call(purchaseTransfer, { ...rest, buyer: means.buyer });
  return { purchaseId, next: { kind: 'status' } };
}

import { type LedgerRow, ledgerOf } from '../payment-provider/payment.ts';
import type { World } from '../world.ts';

export interface NetCharge {
  conversationId: string;
  basketId: string;
  /** kuruş still with the merchant */
  net: number;
  /** number of charges ever made, taken back or not */
  charges: number;
  currency: string;
}

/** What the bank has moved, and what stands at the end of it, per conversation and basket. */
export const charges = (
  world: World,
  filter: { conversationId?: string | undefined; basketId?: string | undefined },
): { rows: LedgerRow[]; net: NetCharge[] } => {
  const rows = ledgerOf(world)
    .all()
    .filter(
      (row) =>
        (!filter.conversationId || row.conversationId === filter.conversationId) &&
        (!filter.basketId || row.basketId === filter.basketId),
    );
  const sums = new Map<string, NetCharge>();
  for (const { conversationId, basketId, currency, amount, kind } of rows) {
    const key = JSON.stringify([conversationId, basketId]);
    const sum = sums.get(key) ?? { conversationId, basketId, net: 0, charges: 0, currency };
    sums.set(key, { ...sum, net: sum.net + amount, charges: sum.charges + (kind === 'charge' ? 1 : 0) });
  }
  return { rows: rows.reverse(), net: [...sums.values()].reverse() };
};

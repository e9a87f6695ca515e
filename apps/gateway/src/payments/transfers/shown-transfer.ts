import { lira } from '@sigorta/contracts/money';
import type { Transfer } from '@sigorta/contracts/transfer';
import type { Selectable } from 'kysely';
import type { TransferTable } from '../../platform/database/tables/payment-tables.ts';

/** What the buyer is told; null for one that is paid, withdrawn or with a person. */
export function shownTransfer(transfer: Selectable<TransferTable> | undefined): Transfer | null {
  if (!transfer) return null;
  const isOver = transfer.state === 'EXPIRED' || transfer.state === 'REJECTED';
  if (transfer.state !== 'WAITING' && !isOver) return null;
  return {
    state: isOver ? 'expired' : 'waiting',
    iban: transfer.iban,
    holder: transfer.holder,
    bank: transfer.bank,
    amount: lira(transfer.amount),
    reference: transfer.reference,
    until: transfer.expires_at.toISOString(),
  };
}

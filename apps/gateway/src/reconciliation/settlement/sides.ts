/** A return of a charge, as our books have it: done, and sent by the provider. */
export interface SettledReturn {
  id: string;
  amountMinor: number;
  at: Date;
}

/** A charge of ours that took money. */
export interface SettledCharge {
  attemptId: string;
  orderId: string;
  paidMinor: number;
  installmentCount: number;
  at: Date;
  returns: readonly SettledReturn[];
}

/** A row of a payout as it was read. */
export interface SettledRow {
  payout: string;
  id: string;
  kind: 'charge' | 'return' | 'chargeback';
  reference: string | null;
  /** the charge it is about; null: none of ours */
  attemptId: string | null;
  orderId: string | null;
  installmentCount: number;
  grossMinor: number;
  feeMinor: number;
  netMinor: number;
  /** of Istanbul, on which its payout left */
  day: string;
  at: Date;
}

export interface SettledLine {
  id: string;
  day: string;
  amountMinor: number;
  text: string;
}

/** Everything of one provider in a span of time. */
export interface SettlementSides {
  /** provider and our number there, as of clearing */
  holder: string;
  charges: readonly SettledCharge[];
  rows: readonly SettledRow[];
  /** null: the bank is not read */
  lines: readonly SettledLine[] | null;
}

import type { CancellationReason } from '@sigorta/contracts/cancellation';
import type { ColumnType } from 'kysely';
import type { CancellationRowState } from '../../transitions/states.ts';
import type { Instant } from './core-tables.ts';

type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A notice that ends a policy. Its id is the key the insurer knows it by. Amounts are kuruş. */
export interface CancellationTable {
  id: string;
  order_id: string;
  state: CancellationRowState;
  version: number;
  kind: 'withdrawal' | 'cancellation';
  reason: CancellationReason | null;
  /** what the buyer saw and accepted */
  expected: number;
  /** what goes back, once the insurer said so */
  refund: number | null;
  /** the insurer's word for its no, as it came */
  refusal: string | null;
  /** calls begun, and how often in a row the insurer said the policy still stands */
  calls: number;
  not_found: number;
  unknown_since: MaybeInstant;
  requested_at: Instant;
  /** by when the notice is with the insurer, and by when the money is back (spec §9) */
  pass_on_by: Instant;
  passed_at: MaybeInstant;
  refund_by: MaybeInstant;
  /** the next of these that staff has to keep; null once nothing is left to do */
  due_at: MaybeInstant;
  settled_at: MaybeInstant;
  /** of the person who settled it by hand */
  note: string | null;
  created_at: Instant;
  updated_at: Instant;
}

/** A session that named a policy's number with an insured person's id and birth date. */
export interface PolicyProofTable {
  session_id: string;
  order_id: string;
  expires_at: Instant;
}

export interface CancellationTables {
  cancellation: CancellationTable;
  policy_proof: PolicyProofTable;
}

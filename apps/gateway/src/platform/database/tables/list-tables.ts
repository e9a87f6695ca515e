import type { ColumnType, Generated } from 'kysely';
import type { Day, Instant } from './core-tables.ts';

type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

/** What staff wrote about an application; it goes with it. */
export interface ApplicationNoteTable {
  id: string;
  application_id: string;
  staff_id: string;
  text: string;
  created_at: Instant;
}

export interface ApplicationTaskTable {
  id: string;
  application_id: string;
  staff_id: string;
  text: string;
  due_on: Day;
  done_at: MaybeInstant;
  created_at: Instant;
}

/** Filters of a list under a name, for one person. */
export interface SavedViewTable {
  id: string;
  staff_id: string;
  list: string;
  name: string;
  /** what stands in the address after `?` */
  query: string;
  created_at: Instant;
}

/** A step of an order, attempt, policy or refund, written by triggers; never changed. */
export interface StateChangeTable {
  number: Generated<number>;
  order_id: string;
  thing: 'purchase_order' | 'attempt' | 'policy' | 'refund';
  thing_id: string;
  from_state: string | null;
  to_state: string;
  at: Instant;
}

/** Money somebody wants given back, and what a second person says to it. Amounts are kuruş. */
export interface RefundAskTable {
  id: string;
  order_id: string;
  amount: number;
  reason: string;
  state: 'ASKED' | 'APPROVED' | 'REJECTED';
  asked_by: string;
  asked_at: Instant;
  decided_by: MaybeText;
  decided_at: MaybeInstant;
  note: MaybeText;
  refund_id: MaybeText;
}

export interface ListTables {
  application_note: ApplicationNoteTable;
  application_task: ApplicationTaskTable;
  saved_view: SavedViewTable;
  state_change: StateChangeTable;
  refund_ask: RefundAskTable;
}

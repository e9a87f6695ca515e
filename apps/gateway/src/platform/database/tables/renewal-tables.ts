import type { Language } from '@sigorta/i18n/language';
import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './core-tables.ts';
import type { MaybeInstant } from './purchase-tables.ts';

/** One word of a buyer on being reminded; the newest of an order counts. */
interface RenewalChoiceTable {
  number: Generated<string>;
  order_id: string;
  is_on: boolean;
  language: Language;
  chosen_at: Instant;
}

/** Why a reminder was not sent. */
export type LeftBecause = 'off' | 'ended' | 'renewed' | 'retired' | 'late';

/** One reminder: with prices, with the form because the answers do not fit any more, or left out. */
interface RenewalReminderTable {
  order_id: string;
  days_before: number;
  state: 'prices' | 'form' | 'left';
  why: ColumnType<LeftBecause | null, LeftBecause | null | undefined, LeftBecause | null>;
  quote_id: ColumnType<string | null, string | null | undefined, string | null>;
  saved_quote_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** paths of answers that are wrong or missing today */
  missing: ColumnType<string[] | null, string | null | undefined, string | null>;
  created_at: Instant;
  sent_at: MaybeInstant;
}

export interface RenewalTables {
  renewal_choice: RenewalChoiceTable;
  renewal_reminder: RenewalReminderTable;
}

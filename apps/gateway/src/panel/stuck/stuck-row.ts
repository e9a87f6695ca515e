import type { Selectable } from 'kysely';
import type { DifferenceTable } from '../../platform/database/tables/ledger-tables.ts';

/** A line of the list of open cases. */
export interface StuckRow {
  /** of the thing the next action is for */
  id: string;
  order_id: string | null;
  since: Date;
  product: string | null;
  partner_id: string | null;
  /** kuruş */
  amount: number | null;
  /** a code or a word that people who know it understand */
  detail: string | null;
  /** what a difference is about */
  subject?: string;
  /** both sides of a difference about money; null of one about something else */
  money?: Pick<Selectable<DifferenceTable>, 'here' | 'outside' | 'currency'> | null;
  /** whose code the detail is */
  provider?: string | null;
}

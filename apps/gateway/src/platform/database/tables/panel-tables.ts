import type { RateKind } from '@sigorta/contracts/offer';
import type { Generated } from 'kysely';
import type { Instant } from './core-tables.ts';

/** Sums of one day, partner, product and insurer (decision 165). Empty insurer: what counts the quote itself. */
export interface DailyFigureTable {
  /** ISO date in Türkiye */
  day: string;
  partner_id: string;
  product: string;
  insurer_id: string;
  quotes: number;
  offers: number;
  declined: number;
  failed: number;
  orders: number;
  paid: number;
  issued: number;
  /** kuruş */
  premium: number;
}

/** One row: everything that happened before this instant is in the sums. */
export interface FiguresUntilTable {
  only_row: boolean;
  until: Instant;
}

/** The rate prices are made with; without a row the forex selling one. */
export interface RateSourceTable {
  only_row: boolean;
  kind: RateKind;
  since: Instant;
}

/** A family's release that is served instead of the newest (panel/releases). */
export interface ReleaseChoiceTable {
  family: string;
  version: string;
  chosen_at: Instant;
}

/** Rows that are given keyed hashes later (sensitive/fill-keys.ts). */
export type FilledThing = 'quote' | 'application' | 'payment_request';

/** How far that is: every row up to this id was looked at. */
export interface KeyFillingTable {
  thing: FilledThing;
  after_id: Generated<string>;
  done: Generated<boolean>;
}

export interface PanelTables {
  key_filling: KeyFillingTable;
  daily_figure: DailyFigureTable;
  figures_until: FiguresUntilTable;
  rate_source: RateSourceTable;
  release_choice: ReleaseChoiceTable;
}

import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './core-tables.ts';

type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A family's release that is served instead of the newest (panel/releases). */
interface ReleaseChoiceTable {
  family: string;
  version: string;
  chosen_at: Instant;
  /** what was live before; null when nobody knows */
  previous: ColumnType<string | null, string | null | undefined, never>;
}

/** A release that a part of the visitors gets or got (site/releases). */
interface ReleaseShareTable {
  number: Generated<string>;
  family: string;
  release: string;
  /** 1 to 50 */
  percent: number;
  begun_at: Instant;
  ended_at: MaybeInstant;
  recalled: Generated<boolean>;
}

/** A visitor of a release that is new, and how he fared (catalogue/releases). */
interface ReleaseVisitTable {
  release: string;
  session_id: string;
  seen_at: Instant;
  failed_at: MaybeInstant;
  errored_at: MaybeInstant;
  refused_at: MaybeInstant;
  quoted_at: MaybeInstant;
  ordered_at: MaybeInstant;
}

/** A release that was taken back because of how its visitors fared (site/releases). */
interface ReleaseWithdrawalTable {
  number: Generated<string>;
  family: string;
  release: string;
  fault: string;
  visitors: number;
  faulty: number;
  at: Instant;
}

/** A release of a family that is or was live (catalogue/releases). */
interface ReleaseTurnTable {
  family: string;
  release: string;
  live_since: Instant;
  replaced_at: MaybeInstant;
  recalled_at: MaybeInstant;
}

/** Releases of families, their channels and how their visitors fare. */
export interface ReleaseTables {
  release_choice: ReleaseChoiceTable;
  release_share: ReleaseShareTable;
  release_turn: ReleaseTurnTable;
  release_visit: ReleaseVisitTable;
  release_withdrawal: ReleaseWithdrawalTable;
}

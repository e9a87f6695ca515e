import type { ColumnType, Generated } from 'kysely';
import type { Instant, MaybeInstant } from './core-tables.ts';

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

/** What such a visitor's browser measured of the form's page, in ms. */
interface ReleaseLoadTable {
  release: string;
  session_id: string;
  told_at: Instant;
  lcp_ms: number;
  /** null for who pressed nothing, and where a browser cannot tell */
  inp_ms: number | null;
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

/** A link that shows a release to whoever opens it (site/previews). */
interface PreviewLinkTable {
  id: string;
  family: string;
  release: string;
  /** name of the member of staff */
  made_by: string;
  made_at: Instant;
  ends_at: Instant;
  /** null while nobody ended it before its time */
  ended_at: MaybeInstant;
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
  preview_link: PreviewLinkTable;
  release_choice: ReleaseChoiceTable;
  release_load: ReleaseLoadTable;
  release_share: ReleaseShareTable;
  release_turn: ReleaseTurnTable;
  release_visit: ReleaseVisitTable;
  release_withdrawal: ReleaseWithdrawalTable;
}

import type { Generated } from 'kysely';
import type { Instant } from './core-tables.ts';

/** Which site is or was live (site/turns). */
interface SiteTurnTable {
  number: Generated<string>;
  /** null for what came with each gateway */
  site: string | null;
  since: Instant;
  /** null of a turn by the command */
  asked_by: string | null;
  agreed_by: string | null;
}

/** Which site gateways show. */
export interface SiteTables {
  site_turn: SiteTurnTable;
}

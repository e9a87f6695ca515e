import type { Generated } from 'kysely';
import type { KeyPurpose } from '../../sensitive/wrapped-keys.ts';
import type { Instant } from './core-tables.ts';

/** A key of sealed columns and keyed hashes, wrapped by one that does not lie here (platform/sensitive, decision 0436). */
interface DataKeyTable {
  number: number;
  purpose: KeyPurpose;
  wrapped: string;
  /** gateways know it before anything is sealed under it */
  used_from: Instant;
  made_at: Instant;
}

/** How far the job has come that seals rows anew, one row a column or keyed hash. */
interface SealingWalkTable {
  thing: string;
  after_id: Generated<string>;
  done: Generated<boolean>;
  changed: Generated<number>;
  stuck: Generated<number>;
}

/** Keys of sealed columns, and what seals those anew. */
export interface KeyTables {
  data_key: DataKeyTable;
  sealing_walk: SealingWalkTable;
}

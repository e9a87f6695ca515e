import type { Generated } from 'kysely';
import type { Instant } from './core-tables.ts';

/** What a key in the database is for: that of a database from before keys had numbers, what seals, what hashes, what signs. */
export type KeyPurpose = 'before' | 'seal' | 'hash' | 'sign';

/** A key of sealed columns and keyed hashes, wrapped by one that does not lie here (platform/sensitive, decision 0436). */
interface DataKeyTable {
  number: number;
  purpose: KeyPurpose;
  wrapped: string;
  /** gateways know it before anything is sealed under it */
  used_from: Instant;
  /** from it on records have keys of their own, which the version before those cannot open */
  for_persons: Generated<boolean>;
  /** what is sealed from it on besides what declarations say, which the version before does not open (platform/sensitive/also-sealed.ts) */
  also_seals: Generated<string[]>;
  made_at: Instant;
}

/** The key of a record that its person can have deleted, wrapped by a data key (platform/sensitive/record-keys.ts, decision 0507). */
export interface RecordKeyTable {
  /** of the quote, application or request to pay */
  id: string;
  partner_id: string;
  phone_key: string;
  wrapped: string;
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
  record_key: RecordKeyTable;
  sealing_walk: SealingWalkTable;
}

import type { RawBuilder } from 'kysely';

/** What a check found: one broken invariant, or something that is only to be known. Amounts are kuruş or cents. */
export interface Finding {
  check: string;
  rule: string;
  /** id of the purchase; empty where it is about an account */
  purchase: string;
  /** the row or account it is about */
  subject: string;
  should: string;
  is: string;
}

/** Rows of `purchase`, `subject`, `should`, `is`; each is a finding. */
export interface Check {
  name: string;
  /** what must be true, in words for whoever reads the output */
  rule: string;
  query: RawBuilder<Omit<Finding, 'check' | 'rule'>>;
}

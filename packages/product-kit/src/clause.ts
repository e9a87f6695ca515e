import type { ClauseStatement } from '@sigorta/contracts/upstream/clause';
import type { Translated } from '@sigorta/i18n/language';

/** One sentence of an insurer's conditions. Read by the sandbox only, as `clauses` of a family's `sandbox/clauses.ts`. */
export interface Clause extends Translated {
  number: string;
  says?: readonly ClauseStatement[];
}

/**
 * A sentence of the booklets that a family's insurers print, as `wordings` of its `sandbox/wordings.ts`; each insurer numbers
 * and pages its own. One that says what covers pay stands where the plan has one of them.
 */
export interface Wording extends Translated {
  says: readonly ClauseStatement[];
  /** of the whole family when left out */
  products?: readonly string[];
  /** whose booklets have it; every one's when left out */
  insurers?: readonly string[];
  /** whose booklets say nothing of it */
  except?: readonly string[];
  /** stands only where the plan names this exclusion */
  exclusion?: string;
}

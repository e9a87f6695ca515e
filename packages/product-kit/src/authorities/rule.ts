import type { Money } from '@sigorta/contracts/money';
import type { IsoDate } from '@sigorta/validators/iso-date';
import type { Condition } from '../field.ts';
import type { AuthorityId } from './authority.ts';

/** What a rule wants of a policy; data, so that it can be read, listed and dated. */
export type Need =
  /** in force in the whole Schengen area, or wherever the journey goes */
  | { kind: 'territory'; of: 'schengen' | 'destination' }
  /** every day of the journey is a day of cover */
  | { kind: 'whole-stay' }
  /** so many days of cover at least */
  | { kind: 'lasts'; days: number }
  | { kind: 'at-least'; coverage: string; amount: Money }
  | { kind: 'unlimited'; coverage: string }
  | { kind: 'covered'; coverage: string }
  | { kind: 'no-excess' };

/** One thing an authority wants, where it says so, in its words, and when somebody last read them there. */
export interface AuthorityRule {
  /** also the key of its phrase, `fit.<id>` */
  id: string;
  authority: AuthorityId;
  source: string;
  wording: string;
  seenOn: IsoDate;
  /** only for applications with this answer */
  when?: Condition;
  needs: Need;
}

/** A rule nobody has read for so long says nothing any more. */
export const freshDays = 180;

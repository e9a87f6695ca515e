import type { RuleContext } from '../field.ts';
import { isListed } from '../is-listed.ts';

/** Samples must hold on any day: an ordinary one, one late in a year, a leap day. */
export const sampleDays: RuleContext[] = ['2026-11-21', '2027-12-30', '2028-02-29'].map((today) => ({
  today,
  isListed,
}));

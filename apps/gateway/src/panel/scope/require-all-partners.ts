import type { Staff } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { scopeOf } from '../../staff/staff-of.ts';

/**
 * What holds for all partners is kept by those who see all of them.
 * @throws Refusal `not-allowed`
 */
export const requireAllPartners = (staff: Staff): Staff => {
  if (scopeOf(staff) !== null) throw new Refusal('not-allowed');
  return staff;
};

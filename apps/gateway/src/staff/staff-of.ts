import type { Staff } from '../platform/caller.ts';
import type { Call } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';

/**
 * The member of staff who calls; the connection let only somebody with the operation's permission through.
 * @throws Refusal `sign-in-required` when a handler of another authority asks
 */
export const staffOf = (call: Call): Staff => {
  if (!call.staff) throw new Refusal('sign-in-required');
  return call.staff;
};

/**
 * The partners whose rows this person may see: null for all. Every query of the panel is narrowed by it, so that an id
 * of another scope is answered `not-found` like one that does not exist.
 */
export const scopeOf = (staff: Staff): string | null => staff.partnerId;

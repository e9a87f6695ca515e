import type { Context } from '../../platform/context.ts';
import type { Call } from '../../platform/handler.ts';
import { callerCounts, countEach, uncount } from '../../platform/rate-limit.ts';

/**
 * Counts a try before anything is looked at: for the person, the address and the browser.
 * @param of what is tried; passwords and codes are counted apart
 * @throws Refusal `too-many-requests`
 */
export const countTry = (
  context: Context,
  call: Call,
  of: 'password' | 'code',
  person: string,
): Promise<void> => {
  const { staffLimits } = context.config;
  return countEach(
    context,
    [
      { of: ['staff', of, person], limit: staffLimits.perPerson },
      ...callerCounts(`staff-${of}`, call, staffLimits),
    ],
    staffLimits.windowSeconds,
  );
};

/** A try that was right does not count against the person. */
export const forgiveTry = (context: Context, of: 'password' | 'code', person: string): Promise<void> =>
  uncount(context, ['staff', of, person]);

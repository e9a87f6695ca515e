import type { Context } from '../../platform/context.ts';
import type { Call } from '../../platform/handler.ts';
import { callerCounts, countEach, uncount } from '../../platform/rate-limit.ts';
import { knownDevice } from './known-device.ts';

/** What is tried, and whose it is. */
interface Try {
  /** passwords and codes are counted apart */
  of: 'password' | 'code';
  /** an id, or the address that was typed */
  person: string;
  /** the address of the person, where it is known */
  email?: string;
}

/**
 * A browser that this person has signed in with counts by itself: whoever tries their password from elsewhere uses up the tries
 * of all other browsers, not theirs.
 */
const countedOf = (context: Context, { staffDevice }: Call, { of, person, email }: Try): string[] => {
  const device = email === undefined ? null : knownDevice(context, staffDevice, email);
  return ['staff', of, person, ...(device === null ? [] : ['device', device])];
};

/**
 * Counts a try before anything is looked at: for the person, the network and the browser.
 * @throws Refusal `too-many-requests`
 */
export const countTry = (context: Context, call: Call, tried: Try): Promise<void> => {
  const { staffLimits } = context.config;
  return countEach(
    context,
    [
      { of: countedOf(context, call, tried), limit: staffLimits.perPerson },
      ...callerCounts(`staff-${tried.of}`, call, staffLimits),
    ],
    staffLimits.windowSeconds,
  );
};

/** A try that was right does not count against the person. */
export const forgiveTry = (context: Context, call: Call, tried: Try): Promise<void> =>
  uncount(context, countedOf(context, call, tried));

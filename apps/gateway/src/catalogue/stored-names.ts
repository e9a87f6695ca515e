import type { Logger } from 'pino';
import type { DataKeys } from '../platform/ports.ts';
import { namesOpenedBy } from '../platform/sensitive/names-in-form.ts';
import { DoesNotOpen, KeyIsGone } from '../platform/sensitive/seal.ts';
import { asItLies, type StoredApplication } from '../platform/sensitive/sealed-application.ts';
import { fullName, namedIn } from './persons.ts';

/* Names of the insured, of a form as it is stored: nothing else of it is opened. */

const opened = (keys: DataKeys, stored: StoredApplication, most: number): string[] => {
  const names = namesOpenedBy(keys, stored);
  return namedIn(asItLies(stored.application))
    .slice(0, most)
    .map((person) => fullName(names(person)));
};

/**
 * Full names in the order they were given; none where nobody opens them any more.
 * @throws DoesNotOpen
 */
export const storedNames = (keys: DataKeys, stored: StoredApplication): string[] => {
  try {
    return opened(keys, stored, Number.POSITIVE_INFINITY);
  } catch (error) {
    if (error instanceof KeyIsGone) return [];
    throw error;
  }
};

/** The first of them among others; null where they do not open, which is told in the log and keeps nobody from the rest. */
export const namesAmongOthers = (
  { dataKeys, log }: { dataKeys: DataKeys; log: Logger },
  stored: StoredApplication,
  most = Number.POSITIVE_INFINITY,
): string[] | null => {
  try {
    return opened(dataKeys, stored, most);
  } catch (error) {
    if (!(error instanceof DoesNotOpen)) throw error;
    if (!(error instanceof KeyIsGone)) log.warn({ event: 'name-does-not-open' });
    return null;
  }
};

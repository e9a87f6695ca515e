import { isRestrictedBreed } from '@sigorta/lookups/breed-book';
import type { Rule } from '@sigorta/product-kit/product';

/** Breeds that may not be kept under law 5199 cannot be insured: said at the form, before anybody is asked. */
export const noBannedBreed =
  (message: string): Rule =>
  ({ species, breed }) =>
    species === 'dog' && isRestrictedBreed(Number(breed)) ? { field: 'breed', message } : null;

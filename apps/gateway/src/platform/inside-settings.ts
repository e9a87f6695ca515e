import * as v from 'valibot';
import { anything, shownToOthers } from './production-rules.ts';
import { anyText, unset } from './setting-kinds.ts';

/** What services of one house show each other, and whom they believe (docs/operations.md). */
export const insideSettings = {
  TLS_CERTIFICATE_FILE: unset(v.string(), {
    instead: 'http is spoken, on this machine',
    meaning:
      'certificate that site and hop show to the edge, read again when it changes (docs/operations.md)',
    fits: anyText,
    production: shownToOthers,
  }),
  TLS_KEY_FILE: unset(v.string(), {
    instead: '–',
    meaning: 'its key; needed with it',
    fits: anyText,
    production: anything,
  }),
  INSIDE_AUTHORITY_FILE: unset(v.string(), {
    instead: 'those that everybody trusts',
    meaning: 'authority that the certificate of `CARD_INNER_URL` is of',
    fits: anyText,
    production: anything,
  }),
} as const;

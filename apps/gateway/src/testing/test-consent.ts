import type { Consent } from '@sigorta/contracts/consent';
import { legalHashes } from '@sigorta/legal/documents/hashes';

/** A consent the gateway accepts: to a wording that is in force. */
export const testConsent = (id: string, language: Consent['language'] = 'tr'): Consent => ({
  id,
  version: '1',
  language,
  hash: legalHashes['personal-data-notice'][language],
});

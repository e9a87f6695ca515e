import type { Consent } from '@sigorta/contracts/consent';
import { legalHashes } from '@sigorta/legal/documents/hashes';

/** True when the hash is that of a wording of ours in the language the consent names. */
export const isKnownWording = (consent: Consent): boolean =>
  Object.values(legalHashes).some((byLanguage) => byLanguage[consent.language] === consent.hash);

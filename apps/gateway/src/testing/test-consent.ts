import type { Consent } from '@sigorta/contracts/consent';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { consentRecord } from '@sigorta/legal/consents';

/** A consent the gateway accepts: to the wording in force of the document it is about. */
export const testConsent = (
  id: string,
  language: Consent['language'] = 'tr',
  at: 'form' | 'payment' = 'form',
): Consent => ({ ...consentRecord(legalConsentOf({ id, at }), language), id });

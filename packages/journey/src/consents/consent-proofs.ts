import type { Consent } from '@sigorta/contracts/consent';
import type { Language } from '@sigorta/i18n/language';
import { consentRecord } from '@sigorta/legal/consents';
import type { ConsentUse } from '@sigorta/product-kit/product';
import { legalConsentOf } from './legal-consent.ts';

/** What goes over the wire for ticked consents: the declared id with version, language and hash of the text shown. */
export const consentProofs = (given: readonly ConsentUse[], language: Language): Consent[] =>
  given.map((use) => ({ ...consentRecord(legalConsentOf(use), language), id: use.id }));

import type { Consent } from '@sigorta/contracts/consent';
import type { Language } from '@sigorta/i18n/language';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { consentRecord } from '@sigorta/legal/consents';
import type { ConsentUse } from '@sigorta/product-kit/product';

/** What goes over the wire for ticked consents: the declared id with version, language and hash of the text shown. */
export const consentProofs = (given: readonly ConsentUse[], language: Language): Consent[] =>
  given.map((use) => ({ ...consentRecord(legalConsentOf(use), language), id: use.id }));

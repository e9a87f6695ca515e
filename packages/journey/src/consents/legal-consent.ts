import type { ConsentId } from '@sigorta/legal/consents';
import type { ConsentUse } from '@sigorta/product-kit/product';

/* declarations speak of what is consented to, the legal package of the text that is shown */
const textOfConsent: Readonly<Record<string, ConsentId>> = {
  'personal-data': 'express-consent',
  'personal-data-notice': 'personal-data-notice',
  'express-consent': 'express-consent',
  marketing: 'marketing',
  'commercial-messages': 'marketing',
  'pre-information': 'pre-information',
  'distance-sales-contract': 'distance-sales-contract',
  'special-terms': 'special-terms',
};

/** Which text a declared consent shows; the information text is the notice on the form and the terms at payment. */
export const legalConsentOf = ({ id, at }: Pick<ConsentUse, 'id' | 'at'>): ConsentId =>
  textOfConsent[id] ?? (at === 'form' ? 'personal-data-notice' : 'special-terms');

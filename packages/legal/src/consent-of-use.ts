import type { ConsentId, ConsentStage } from './consents.ts';

/* declarations speak of what is consented to, this package of the text that is shown */
const textOfUse: ReadonlyMap<string, ConsentId> = new Map([
  ['personal-data', 'express-consent'],
  ['personal-data-notice', 'personal-data-notice'],
  ['express-consent', 'express-consent'],
  ['health-data', 'health-data'],
  ['accuracy', 'accuracy'],
  ['pet-personal-data', 'pet-personal-data'],
  ['satisfaction-survey-abroad', 'satisfaction-survey-abroad'],
  ['marketing', 'marketing'],
  ['commercial-messages', 'marketing'],
  ['pre-information', 'pre-information'],
  ['distance-sales-contract', 'distance-sales-contract'],
  ['special-terms', 'special-terms'],
]);

/**
 * Which text a declared consent shows and whose hash proves it, in the browser and in the gateway. The information text
 * is the notice on the form and the terms at payment.
 */
export const legalConsentOf = ({ id, at }: { id: string; at: ConsentStage }): ConsentId =>
  textOfUse.get(id) ?? (at === 'form' ? 'personal-data-notice' : 'special-terms');

import type { tr } from './tr.ts';

export const en = {
  'document.personal-data-notice': 'Personal data notice',
  'document.express-consent': 'Express consent',
  'document.health-data-consent': 'Consent to health data',
  'document.privacy-policy': 'Privacy policy',
  'document.marketing-consent': 'Consent to commercial messages',
  'document.accuracy-declaration': 'Declaration of accuracy',
  'document.pet-personal-data': 'Consent for pet insurance',
  'document.satisfaction-survey-abroad': 'Consent to a satisfaction survey abroad',
  'document.special-terms': 'Information and special terms',
  'document.pre-information': 'Pre-information form',
  'document.distance-sales-contract': 'Distance sales contract',
} satisfies Record<keyof typeof tr, string>;

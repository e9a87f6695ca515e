import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  'consent.personal-data-notice': 'I have read the notice on the protection of personal data.',
  'consent.personal-data-notice.read': 'Read the notice',
  'consent.personal-data-notice.error': 'To continue, confirm that you have read the personal data notice.',
  'consent.express-consent':
    'I consent to my personal data being shared with service providers and processed to serve me.',
  'consent.express-consent.read': 'Read the consent text',
  'consent.express-consent.error': 'This consent is optional.',
  'consent.health-data':
    'I consent to my health information being processed for the offers and the policy and shared with insurers.',
  'consent.health-data.read': 'Read the health data consent',
  'consent.health-data.error':
    'Offers for this product are made with health information; we need your express consent to go on.',
  'consent.marketing': 'I would like to hear about campaigns and news.',
  'consent.marketing.read': 'Read the message consent',
  'consent.marketing.error': 'This consent is optional.',
  'consent.accuracy': 'I declare that what I have stated is correct and complete.',
  'consent.accuracy.read': 'Read the declaration',
  'consent.accuracy.error': 'To continue, declare that what you have stated is correct.',
  'consent.pet-personal-data': 'I consent to my and my pet’s data being processed for pet insurance.',
  'consent.pet-personal-data.read': 'Read the text',
  'consent.pet-personal-data.error': 'This consent is optional.',
  'consent.satisfaction-survey-abroad':
    'I consent to my contact details being passed abroad for a satisfaction survey.',
  'consent.satisfaction-survey-abroad.read': 'Read the consent',
  'consent.satisfaction-survey-abroad.error': 'This consent is optional.',
  'consent.pre-information': 'I have read the pre-information form.',
  'consent.pre-information.read': 'Read the form',
  'consent.pre-information.error': 'To pay, confirm that you have read the pre-information form.',
  'consent.distance-sales-contract': 'I accept the distance sales contract.',
  'consent.distance-sales-contract.read': 'Read the contract',
  'consent.distance-sales-contract.error': 'To pay, you need to accept the distance sales contract.',
  'consent.special-terms': 'I have read the information text and the special terms of the insurance.',
  'consent.special-terms.read': 'Read the text',
  'consent.special-terms.error':
    'To pay, confirm that you have read the information text and the special terms.',
  'legal.binding': 'The Turkish text is binding. This translation is for information.',
  'legal.version': 'In force from {{date}}',
  'legal.read': 'I have read this',
  'legal.accept': 'I have read and accept',
  'legal.loadFailed': 'We couldn’t load the text. Please try again.',
} satisfies SameTexts<typeof tr>;

import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { en as family } from '../../_family/texts/en.ts';
import type { tr } from './tr.ts';

export const en = {
  ...family,
  category: 'Third-party and kasko quote request',
  'page.lead': 'If you’d rather talk offers through on the phone, leave your details and we’ll call you.',
  'page.benefit.1': 'Third-party, kasko or both in one request',
  'page.benefit.2': 'Free; no card details needed',
  'page.benefit.3': 'The numbers on your registration certificate are stored encrypted',

  'step.policy.title': 'What do you need?',
  'step.policy.hint': 'Which insurance, for how many days?',
  'step.vehicle.title': 'Vehicle',
  'step.vehicle.hint': 'Copy the details from the registration certificate (ruhsat).',
  'step.contact.title': 'Who should we call?',
  'step.contact.hint': 'We call this number once we’ve looked at your details.',

  'field.productKind': 'Insurance',
  'field.productKind.hint': 'You can ask for both at once.',
  'field.productKind.error': 'Choose the product.',
  'field.productKind.traffic': 'Third-party (trafik)',
  'field.productKind.comprehensive': 'Comprehensive (kasko)',
  'field.productKind.both': 'Third-party and comprehensive',
  'field.licence': 'Certificate number',
  'field.licence.hint': 'The number printed on the registration certificate (ruhsat).',
  'field.licence.error': 'Enter the certificate number.',
  'field.policyDuration': 'Policy duration (days)',
  'field.policyDuration.hint': 'For a year enter 365.',
  'field.policyDuration.error': 'Enter the policy duration in days, between 1 and 366.',
  'field.occupation.hint': 'Some insurers give a discount by occupation. You can type to search.',
} satisfies SameTexts<typeof tr>;

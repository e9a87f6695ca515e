import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  'step.contact.title': 'Contact',
  'step.contact.hint': 'Where should we send the offers and the policy?',

  'field.coverStart': 'Start date',
  'field.coverStart.hint': 'The first day of cover: today or within the next 90 days.',
  'field.coverStart.error': 'Enter the start date as day/month/year.',
  'field.coverStart.error.past': 'The start date can’t be before today.',
  'field.coverStart.error.tooLate': 'Cover has to start within 90 days. Choose an earlier day.',
  'rule.samePerson': 'Another person has this number too. Correct it or remove the person.',

  'coverage.wideNetwork': 'Wide hospital network',
  'coverage.wideNetwork.explain':
    'Valid at the insurer’s largest network of hospitals. Without it, the policy covers a shorter list, which comes with the policy.',
  'coverage.ambulance': 'Ambulance',
  'coverage.ambulance.explain':
    'In an emergency a road ambulance takes you to the nearest suitable hospital.',
  'coverage.doctorLine': 'Doctor on the phone',
  'coverage.doctorLine.explain': 'Ask a doctor by telephone at any hour. In an emergency call 112 first.',

  'exclusion.preExisting': 'Illnesses you had before the policy began, and their treatment',
  'exclusion.cosmetic': 'Cosmetic procedures for appearance',
  'exclusion.alcoholDrugs': 'Injuries under the influence of alcohol or drugs',
  'exclusion.extremeSports': 'Dangerous sports such as climbing, diving and paragliding',
  'exclusion.fertility': 'Fertility treatment and IVF',
  'exclusion.experimental': 'Treatments not accepted by medical science',
  'exclusion.war': 'War, civil unrest and nuclear events',

  'decline.ageLimit': 'Someone in the application is outside this insurer’s age limits.',
  'decline.startsTooSoon': 'Cover with this insurer starts tomorrow at the earliest.',
  'decline.tooManyPersons': 'This insurer doesn’t cover this many people on one policy.',
} satisfies SameTexts<typeof tr>;

import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  'step.contact.title': 'Contact',
  'step.contact.hint': 'Where should we send the offers and the policy?',

  'field.coverStart': 'Start date',
  'field.coverStart.hint': 'The first day of cover: today or within the next 90 days.',
  'field.coverStart.error': 'Enter the start date as day/month/year.',
  'field.coverStart.error.past': 'The start date can’t be before today.',
  'field.coverStart.error.tooLate': 'Cover can start 90 days from now at the latest. Choose an earlier day.',
  'rule.samePerson': 'Another person has this number too. Correct it or remove the person.',

  'coverage.wideNetwork': 'Wide hospital network',
  'coverage.wideNetwork.explain':
    'Valid in the company’s widest class of hospitals. Without it the policy works in a shorter list of hospitals, which comes with the policy.',
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

  'decline.ageLimit': 'An age in the application is outside the limits of this company.',
  'decline.startsTooSoon': 'With this company cover can start tomorrow at the earliest.',
  'decline.tooManyPersons': 'This company doesn’t insure this many people on one policy.',
} satisfies SameTexts<typeof tr>;

import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  category: 'Scooter rental insurance',
  'page.lead':
    'Pays what the other person has lost if you hit someone with a rented scooter, and a sum if you’re left disabled. Some plans pay for your treatment too.',
  'page.benefit.1': 'A price for the days you rent and no more',
  'page.benefit.2': 'Personal accident and third-party liability',
  'page.benefit.3': 'Can be bought with a passport; up to five riders',

  'step.rental.title': 'Rental',
  'step.rental.hint': 'On which days will you ride?',
  'step.insured.title': 'Who rides?',
  'step.insured.hint': 'Enter each rider as on the ID card or passport.',
  'step.contact.title': 'Contact',
  'step.contact.hint': 'Where should we send the policy?',

  'field.rentalStart': 'First day',
  'field.rentalStart.hint': 'Today or within the next 90 days.',
  'field.rentalStart.error': 'Enter the first day as day/month/year.',
  'field.rentalStart.error.past': 'The first day can’t be before today.',
  'field.rentalStart.error.tooLate': 'The first day can be 90 days ahead at most. Choose an earlier day.',
  'field.rentalEnd': 'Last day',
  'field.rentalEnd.hint': 'Cover lasts until the end of this day.',
  'field.rentalEnd.error': 'Enter the last day as day/month/year.',
  'field.rentalEnd.error.past': 'The last day can’t be before today.',
  'field.rentalEnd.error.order': 'The last day can’t be before the first.',
  'rule.rentalTooLong': 'A rental can last 30 days at most. Choose an earlier last day.',
  'rule.samePerson': 'Another rider has this number too. Correct it or remove the person.',
  'field.birthDate.error.tooYoung': 'No one under 15 may ride an electric scooter. Check the date of birth.',

  'coverage.personalAccident': 'Personal accident',
  'coverage.personalAccident.explain':
    'A lump sum if an accident while riding leads to death or lasting disability.',
  'coverage.thirdPartyLiability': 'Third-party liability',
  'coverage.thirdPartyLiability.explain':
    'The harm you do to a pedestrian or a vehicle you hit, up to this amount.',
  'coverage.medicalExpenses': 'Medical expenses',
  'coverage.medicalExpenses.explain': 'Doctor, medicine and hospital after the accident.',
  'coverage.scooterDamage': 'Damage to the rented scooter',
  'coverage.scooterDamage.explain': 'What the rental company charges you for repairs after an accident.',
  'coverage.scooterTheft': 'Theft of the scooter',
  'coverage.scooterTheft.explain': 'What the rental company charges you if the locked scooter is stolen.',
  'coverage.legalProtection': 'Legal protection',
  'coverage.legalProtection.explain': 'Lawyer’s fees in a lawsuit about the accident, up to this amount.',
  'coverage.personalItems': 'Personal belongings',
  'coverage.personalItems.explain': 'Your phone or glasses broken in the accident, up to this amount.',

  'exclusion.alcohol': 'Riding under the influence of alcohol or drugs',
  'exclusion.twoRiders': 'Two people on one scooter',
  'exclusion.forbiddenRoad': 'Riding where scooters are forbidden, such as motorways',
  'exclusion.race': 'Races and stunts',
  'exclusion.phoneInHand': 'Riding with a phone in the hand',
  'exclusion.noHelmet': 'Head injuries without a helmet',
  'exclusion.courier': 'Riding as a courier or for work',

  'decline.ageLimit': 'One of the riders is outside the age limits of this insurer.',
  'decline.rentalTooLong': 'This insurer doesn’t cover a rental this long.',
  'decline.passportOnly': 'This insurer doesn’t issue scooter policies on a passport.',

  'premium.net': 'Net premium',
  'premium.bsmv': 'Insurance tax BSMV (5%)',

  'document.note.1':
    'Cover holds while riding a rented electric scooter. Report an accident in the rental app too and keep its reference number.',
} satisfies SameTexts<typeof tr>;

import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  category: 'Domestic travel health insurance',
  'page.lead':
    'Fall ill on holiday or a business trip and you aren’t on your own; pay only for the days you travel.',
  'page.benefit.1': 'Emergency treatment in private hospitals',
  'page.benefit.2': 'Transport to hospital and back home',
  'page.benefit.3': 'Priced by the day, from 1 to 30 days',

  'step.trip.title': 'Your trip',
  'step.trip.hint': 'On which days are you travelling inside Türkiye?',
  'step.insured.title': 'Who is travelling?',
  'step.insured.hint': 'Enter each traveller’s name as it is on the identity document.',
  'step.contact.title': 'Contact',
  'step.contact.hint': 'Where should we send the offers and the policy?',

  'field.beginDate.error.tooLate': 'You can book up to one year ahead. Choose an earlier day.',
  'field.endDate.hint': 'The last day of cover. For a one-way trip, the day you want cover to end.',
  'field.endDate.error.past': 'The return date can’t be before today.',
  'rule.tripTooLong': 'A trip inside Türkiye can last 30 days at most. Choose an earlier return date.',
  'rule.samePerson': 'Another traveller has this number too. Correct it or remove the person.',

  'coverage.medicalTreatment': 'Emergency medical treatment',
  'coverage.medicalTreatment.explain':
    'Pays for doctor, medicine and hospital if you suddenly fall ill or have an accident on the trip.',
  'coverage.medicalTransport': 'Medical transport',
  'coverage.medicalTransport.explain':
    'An ambulance to a suitable hospital, and later the journey to your home city.',
  'coverage.luggageLoss': 'Lost luggage',
  'coverage.luggageLoss.explain': 'Pays the value of luggage lost on a coach, plane or train.',
  'coverage.personalAccident': 'Personal accident',
  'coverage.personalAccident.explain':
    'A lump sum if an accident on the trip causes death or permanent disability.',
  'coverage.funeralTransport': 'Repatriation of remains',
  'coverage.funeralTransport.explain': 'Arranges and pays for bringing the deceased home.',
  'coverage.emergencyDental': 'Emergency dental care',
  'coverage.emergencyDental.explain': 'First treatment for sudden toothache; not crowns or dentures.',
  'coverage.companionTravel': 'Visit by a relative',
  'coverage.companionTravel.explain': 'Pays for someone close to come and stay if you’re kept in hospital.',
  'coverage.earlyReturn': 'Early return',
  'coverage.earlyReturn.explain': 'Buys your ticket home after a fire in your home or a death in the family.',
  'coverage.tripCancellation': 'Trip cancellation',
  'coverage.tripCancellation.explain':
    'Pays the hotel and ticket money you can’t get back if illness keeps you at home.',
  'coverage.luggageDelay': 'Delayed luggage',
  'coverage.luggageDelay.explain': 'Pays for essentials when your luggage is many hours late.',

  'exclusion.preExisting': 'Illnesses you had before the policy began, and their treatment',
  'exclusion.plannedTreatment': 'Treatment, check-ups and cosmetic procedures planned beforehand',
  'exclusion.pregnancy': 'Ordinary costs of pregnancy and birth',
  'exclusion.alcoholDrugs': 'Accidents under the influence of alcohol or drugs',
  'exclusion.extremeSports': 'Dangerous sports such as climbing, diving and paragliding',
  'exclusion.winterSports': 'Accidents while skiing or doing other winter sports',
  'exclusion.homeCity': 'Illness and accidents in the city you live in',
  'exclusion.professionalDriving': 'Accidents while driving as a profession',

  'decline.ageLimit': 'One of the travellers is outside this insurer’s age limit.',
  'decline.tripTooLong': 'This insurer doesn’t cover domestic trips as long as this.',
  'decline.tooManyPersons': 'This insurer doesn’t cover this many people on one policy.',
  'decline.passportOnly': 'This insurer doesn’t issue domestic travel policies on a passport.',
  'decline.startsTooSoon': 'Cover with this insurer starts tomorrow at the earliest.',
} satisfies SameTexts<typeof tr>;

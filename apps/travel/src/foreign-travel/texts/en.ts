import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  category: 'International travel health insurance',
  'page.lead': 'Get the policy your visa asks for, and don’t face a hospital bill abroad alone.',
  'page.benefit.1': 'At least €30,000 for emergency treatment',
  'page.benefit.2': 'Transport to hospital and the journey home',
  'page.benefit.3': 'Download the policy as a PDF; its link comes by e-mail',

  'step.trip.title': 'Your trip',
  'step.trip.hint': 'Where are you going, and on which days?',
  'step.insured.title': 'Who is travelling?',
  'step.insured.hint': 'Enter each traveller’s name as it is in the passport.',
  'step.contact.title': 'Contact',
  'step.contact.hint': 'Where should we send the policy?',

  'field.purpose': 'Is it for a visa application?',
  'field.purpose.visa': 'Yes, for a visa',
  'field.purpose.other': 'No',
  'field.purpose.error': 'Choose whether the policy is for a visa.',
  'advice.visaArea':
    'For a visa, consulates ask for a policy that is valid in the whole Schengen area. One for a single country may be refused.',
  'advice.visaArea.action': 'Choose the Schengen countries',
  'field.country.hint': 'Visiting more than one country? Choose a group such as Schengen.',
  'field.beginDate.error.tooLate': 'You can book up to one year ahead. Choose an earlier day.',
  'field.endDate.hint': 'The last day of cover. For a one-way trip, the day you want cover to end.',
  'field.endDate.error.past': 'The return date can’t be before today.',
  'rule.tripTooLong': 'One trip can last 92 days at most. Choose an earlier return date.',
  'rule.samePerson': 'Another traveller has this number too. Correct it or remove the person.',

  'coverage.medicalTreatment': 'Emergency medical treatment',
  'coverage.medicalTreatment.explain':
    'Pays for hospital, doctor and medicine if you suddenly fall ill or have an accident on the trip.',
  'coverage.medicalTransport': 'Medical transport and return home',
  'coverage.medicalTransport.explain':
    'Takes you to a suitable hospital and, if needed, back to Türkiye with a doctor at your side.',
  'coverage.luggageLoss': 'Lost luggage',
  'coverage.luggageLoss.explain':
    'Pays your loss if luggage handed to the carrier goes missing or is stolen.',
  'coverage.funeralTransport': 'Repatriation of remains',
  'coverage.funeralTransport.explain': 'Arranges and pays for bringing the deceased home.',
  'coverage.emergencyDental': 'Emergency dental care',
  'coverage.emergencyDental.explain':
    'First treatment for sudden toothache or after an accident; not crowns or dentures.',
  'coverage.companionTravel': 'Visit by a relative',
  'coverage.companionTravel.explain':
    'Pays for someone close to travel and stay with you during a long hospital stay.',
  'coverage.earlyReturn': 'Early return',
  'coverage.earlyReturn.explain':
    'Buys your ticket home if a close relative dies or your home is badly damaged.',
  'coverage.tripCancellation': 'Trip cancellation',
  'coverage.tripCancellation.explain':
    'Refunds what you can’t get back if illness or another unexpected event keeps you from going.',
  'coverage.luggageDelay': 'Delayed luggage',
  'coverage.luggageDelay.explain': 'Pays for essentials when your luggage arrives many hours late.',
  'coverage.lostDocuments': 'Lost passport',
  'coverage.lostDocuments.explain': 'Pays the travel costs and fees of getting a replacement passport.',
  'coverage.personalLiability': 'Personal liability',
  'coverage.personalLiability.explain': 'Pays compensation claimed from you if you harm someone by accident.',
  'coverage.winterSports': 'Skiing and winter sports',
  'coverage.winterSports.explain': 'Treatment after an accident on marked ski runs is covered as well.',

  'exclusion.preExisting': 'Illnesses you had before the policy began, and their treatment',
  'exclusion.plannedTreatment': 'Treatment, check-ups and cosmetic procedures planned beforehand',
  'exclusion.pregnancy': 'Ordinary costs of pregnancy and birth',
  'exclusion.alcoholDrugs': 'Accidents under the influence of alcohol or drugs',
  'exclusion.extremeSports': 'Dangerous sports such as climbing, diving and paragliding',
  'exclusion.winterSports': 'Accidents while skiing or doing other winter sports',
  'exclusion.war': 'War, civil unrest and places under an official travel warning',
  'exclusion.manualWork': 'Accidents during manual work abroad',

  'decline.ageLimit': 'One of the travellers is outside this insurer’s age limit.',
  'decline.tripTooLong': 'This insurer doesn’t cover trips as long as this.',
  'decline.countryExcluded': 'This insurer doesn’t provide cover in the country you chose.',
  'decline.sanctions': 'The country you chose is under international sanctions, so no offer can be made.',
  'decline.tooManyPersons': 'This insurer doesn’t cover this many people on one policy.',
  'decline.oneWay': 'This insurer covers round trips only.',
  'decline.startsTooSoon': 'Cover with this insurer starts tomorrow at the earliest.',
} satisfies SameTexts<typeof tr>;

import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  category: 'Erasmus insurance for students and employees',
  'page.lead':
    'You’re about to study or train in Europe. Get what your university, your host and the consulate ask for in one policy.',
  'page.benefit.1': 'At least €30,000 of medical cover',
  'page.benefit.2': 'Liability and accident included for traineeships',
  'page.benefit.3': 'From the first day to the last, the whole stay',

  'step.stay.title': 'Your time abroad',
  'step.stay.hint': 'What for, to which country, and on which days?',
  'step.insured.title': 'Who is going?',
  'step.insured.hint':
    'Enter the name as it is on the passport. You can add people who go to the same country on the same dates.',
  'step.contact.title': 'Contact',
  'step.contact.hint': 'Where should we send the policy?',

  'field.activity': 'What are you going for?',
  'field.activity.hint': 'For a traineeship or work, liability and accident cover are required too.',
  'field.activity.error': 'Choose study, or traineeship and work.',
  'field.activity.study': 'Study',
  'field.activity.traineeship': 'Traineeship or work',
  'field.country.hint': 'The country of your university or workplace.',
  'field.beginDate.hint': 'The day you enter the country; today or later.',
  'field.beginDate.error.tooLate': 'You can book up to one year ahead. Choose an earlier day.',
  'field.endDate.hint':
    'Not before the last day in your acceptance letter; you’re covered until the end of the day you choose.',
  'rule.tripTooLong': 'A policy lasts 366 days at most. Choose an earlier return date.',
  'rule.samePerson': 'Another person has this number too. Correct it or remove the person.',

  'coverage.medicalTreatment': 'Medical treatment',
  'coverage.medicalTreatment.explain':
    'Pays for doctor, medicine and hospital if you suddenly fall ill or have an accident where you live abroad.',
  'coverage.personalLiability': 'Personal liability',
  'coverage.personalLiability.explain':
    'Pays what is claimed from you for damage you cause by accident at work, in your room or in the street.',
  'coverage.personalAccident': 'Personal accident',
  'coverage.personalAccident.explain':
    'A lump sum for you or your family if an accident ends in death or lasting disability.',
  'coverage.medicalTransport': 'Medical transport',
  'coverage.medicalTransport.explain':
    'Brings you to a suitable hospital and, if needed, back to Türkiye with a doctor.',
  'coverage.funeralTransport': 'Repatriation of remains',
  'coverage.funeralTransport.explain': 'Arranges and pays for the return to Türkiye after a death.',
  'coverage.emergencyDental': 'Emergency dental care',
  'coverage.emergencyDental.explain': 'First treatment for sudden toothache; not crowns or dentures.',
  'coverage.companionTravel': 'A relative’s visit',
  'coverage.companionTravel.explain':
    'Pays for a family member’s journey and stay if you’re in hospital for long.',
  'coverage.earlyReturn': 'Early return',
  'coverage.earlyReturn.explain': 'Pays for your ticket home after a death or serious illness in the family.',
  'coverage.luggageLoss': 'Lost luggage',
  'coverage.luggageLoss.explain': 'Pays the value of a bag lost by the carrier on the way there or back.',
  'coverage.lostDocuments': 'Lost passport or residence card',
  'coverage.lostDocuments.explain': 'Pays the travel costs and fees of replacing your documents.',
  'coverage.studyInterruption': 'Interrupted term',
  'coverage.studyInterruption.explain':
    'Pays for room and course fees that aren’t refunded if illness or a death in the family sends you home.',

  'exclusion.preExisting': 'Illnesses you had before the policy began, and their treatment',
  'exclusion.plannedTreatment': 'Treatment, check-ups and cosmetic procedures planned beforehand',
  'exclusion.pregnancy': 'Ordinary costs of pregnancy and birth',
  'exclusion.alcoholDrugs': 'Accidents under the influence of alcohol or drugs',
  'exclusion.homeCountry': 'Illness and accidents while on holiday in Türkiye',
  'exclusion.extremeSports': 'Dangerous sports such as climbing, diving and paragliding',
  'exclusion.winterSports': 'Accidents while skiing or doing other winter sports',

  'decline.studentsOnly': 'This insurer’s plan is for study only; traineeships and work aren’t insured.',
  'decline.countryExcluded': 'This insurer’s plan doesn’t include the country you chose.',
  'decline.stayTooLong': 'This insurer doesn’t cover a stay as long as this.',
  'decline.stayTooShort': 'This insurer’s plan is for longer stays.',
  'decline.ageLimit': 'One of the people going is outside this insurer’s age limit.',
} satisfies SameTexts<typeof tr>;

import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  category: 'Incoming: health insurance for foreign guests',
  'page.lead':
    'Your hotel, agency or tour company insures the foreign guests it hosts on one policy. Upload the list; the rest takes a few minutes.',
  'page.benefit.1': 'At least €30,000 of medical cover for each guest',
  'page.benefit.2': 'Lists of up to 200 guests',
  'page.benefit.3': 'A discount for larger groups',

  'step.stay.title': 'The stay',
  'step.stay.hint': 'On which days are the guests in Türkiye?',
  'step.insured.title': 'Guests',
  'step.insured.hint': 'As their passports say. For a large group, upload or paste a list.',
  'step.business.title': 'Your business',
  'step.business.hint': 'Who buys the policy, and where should we send the offers and the policy?',

  'field.arrival': 'Arrival date',
  'field.arrival.hint': 'Today or later.',
  'field.arrival.error': 'Enter the arrival date as day/month/year.',
  'field.arrival.error.past': 'The arrival date can’t be before today.',
  'field.arrival.error.tooLate': 'You can book up to one year ahead. Choose an earlier day.',
  'field.departure': 'Departure date',
  'field.departure.hint': 'Cover lasts until the end of this day.',
  'field.departure.error': 'Enter the departure date as day/month/year.',
  'field.departure.error.past': 'The departure date can’t be before today.',
  'field.departure.error.order': 'The departure date can’t be before the arrival date.',
  'field.businessName': 'Name of the business',
  'field.businessName.hint': 'As shown on your tax certificate (vergi levhası).',
  'field.businessName.error': 'Enter the name of the business.',
  'field.taxNumber': 'Turkish tax number (VKN)',
  'field.taxNumber.hint': '10 digits.',
  'field.taxNumber.error': 'Enter the tax number.',
  'field.taxNumber.error.length': 'Enter all 10 digits of the tax number.',
  'field.taxNumber.error.checksum': 'This isn’t a tax number. Check the digits.',
  'field.nationality.hint': 'The country that issued the passport.',
  'rule.tripTooLong': 'A stay can last 90 days at most. Choose an earlier departure date.',
  'rule.samePerson': 'Another guest has this passport number too. Correct it or remove the guest.',

  'coverage.medicalTreatment': 'Emergency medical treatment',
  'coverage.medicalTreatment.explain':
    'Pays for doctor, medicine and hospital if a guest suddenly falls ill or has an accident in Türkiye.',
  'coverage.medicalTransport': 'Medical transport and return home',
  'coverage.medicalTransport.explain':
    'Takes the guest to a suitable hospital and, if needed, home with a doctor.',
  'coverage.tripCancellation': 'Holiday cut short',
  'coverage.tripCancellation.explain':
    'Pays for unused nights that aren’t refunded if illness makes a guest leave early.',
  'coverage.luggageLoss': 'Lost luggage',
  'coverage.luggageLoss.explain': 'Pays the value of a bag lost or stolen while the carrier has it.',
  'coverage.funeralTransport': 'Repatriation of remains',
  'coverage.funeralTransport.explain': 'Arranges and pays for the return to the home country after a death.',
  'coverage.emergencyDental': 'Emergency dental care',
  'coverage.emergencyDental.explain': 'First treatment for sudden toothache; not crowns or dentures.',
  'coverage.companionTravel': 'A relative’s visit',
  'coverage.companionTravel.explain':
    'Pays for a relative’s journey and stay if a guest is in hospital for long.',
  'coverage.earlyReturn': 'Early return',
  'coverage.earlyReturn.explain': 'Pays for the ticket home after the death of a close relative there.',
  'coverage.interpreter': 'Interpreter by phone',
  'coverage.interpreter.explain': 'Puts an interpreter on the line at the hospital or the pharmacy.',

  'exclusion.preExisting': 'Illnesses the guest had before the policy began, and their treatment',
  'exclusion.plannedTreatment':
    'Treatment and cosmetic procedures planned beforehand, health tourism included',
  'exclusion.pregnancy': 'Ordinary costs of pregnancy and birth',
  'exclusion.alcoholDrugs': 'Accidents under the influence of alcohol or drugs',
  'exclusion.residents': 'People with a residence or work permit for Türkiye',
  'exclusion.extremeSports': 'Dangerous sports such as climbing, diving and paragliding',
  'exclusion.winterSports': 'Accidents while skiing or doing other winter sports',
  'exclusion.waterSports': 'Motor water sports such as jet skiing and water skiing',

  'decline.tooManyGuests': 'This insurer doesn’t cover this many guests on one policy.',
  'decline.stayTooLong': 'This insurer doesn’t cover a stay as long as this.',
  'decline.startsTooSoon': 'Cover with this insurer starts tomorrow at the earliest.',
  'decline.sanctions': 'Because of sanctions this insurer can’t cover citizens of one guest’s country.',
  'decline.ageLimit': 'One of the guests is outside this insurer’s age limit.',
} satisfies SameTexts<typeof tr>;

import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import type { tr } from './tr.ts';

export const en = {
  'step.insured.title': 'Vehicle owner',
  'step.insured.hint': 'The owner named on the registration certificate (ruhsat), as on the ID card.',
  'step.contact.title': 'Contact',
  'step.contact.hint': 'Where should we send the offers and the policy?',

  'field.plate': 'Number plate',
  'field.plate.hint': 'For example 34 ABC 123.',
  'field.plate.error': 'Check the number plate, for example 34 ABC 123.',
  'field.licenceSerial': 'Registration certificate serial number',
  'field.licenceSerial.hint': '2 letters and 6 digits, for example AB 123456.',
  'field.licenceSerial.error': 'Check the certificate serial number; it has 2 letters and 6 digits.',
  'field.coverStart': 'Start date',
  'field.coverStart.hint': 'The first day of cover. If you have a policy, choose the day it ends.',
  'field.coverStart.error': 'Enter the start date as day/month/year.',
  'field.coverStart.error.past': 'The start date can’t be before today.',
  'field.coverStart.error.tooLate': 'Cover has to start within 60 days. Choose an earlier day.',
  'field.vehicleType': 'Vehicle type',
  'field.vehicleType.hint': 'On the registration certificate (ruhsat), in the line “cinsi”.',
  'field.vehicleType.error': 'Choose the vehicle type.',
  'field.vehicleType.car': 'Car',
  'field.vehicleType.van': 'Van or pickup',
  'field.vehicleType.minibus': 'Minibus',
  'field.vehicleType.motorcycle': 'Motorcycle',
  'field.birthDate.error.tooYoung': 'The policyholder must be 18 or older. Check the date of birth.',

  'premium.net': 'Net premium',
  'premium.extras': 'Additional cover',
  'premium.bsmv': 'Insurance tax BSMV (5%)',
  'premium.trafficFund': 'Traffic Services Development Fund',
  'premium.guaranteeAccount': 'Guarantee Account (Güvence Hesabı)',

  'decline.vehicleType': 'This insurer doesn’t cover this type of vehicle.',
  'decline.startsTooSoon': 'Cover with this insurer starts tomorrow at the earliest.',
} satisfies SameTexts<typeof tr>;

import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { en as device } from '../../_family/texts/en.ts';
import type { tr } from './tr.ts';

export const en = {
  ...device,
  category: 'Mobile phone protection package',
  'page.lead':
    'A cracked screen, a fall into water, a warranty that has run out: an authorised repair centre repairs your phone.',
  'page.benefit.1': 'Repair after screen and liquid damage',
  'page.benefit.2': 'Warranty after the maker’s has ended',
  'page.benefit.3': 'Collected from your door and returned repaired (depending on plan)',
  'step.createPolicy.title': 'One last step: registering the phone',
  'step.createPolicy.hint':
    'The repair centre identifies your phone by these details. Have its box and invoice to hand.',
  'field.serialNo': 'Serial number',
  'field.serialNo.hint': 'It’s under “About phone” in the settings, or on the box.',
  'field.serialNo.error': 'Check the serial number; it has 6–20 letters and digits.',
  'field.purchaseDate': 'Date of purchase',
  'field.purchaseDate.hint': 'The date on the invoice.',
  'field.purchaseDate.error': 'Enter the date of purchase as day/month/year.',
  'field.purchaseDate.error.past':
    'A phone bought more than three years ago can’t join this package. Check the date.',
  'field.purchaseDate.error.tooLate': 'The date of purchase can’t be after today.',
  'field.invoiceName': 'Whose name is on the invoice?',
  'field.invoiceName.hint': 'You may be asked for it when you want a repair.',
  'field.invoiceName.error': 'Choose whose name is on the invoice.',
  'field.invoiceName.own': 'The policyholder’s',
  'field.invoiceName.other': 'Someone else’s',
  'field.invoiceName.none': 'There’s no invoice',
  'field.imeiConfirmed': 'The IMEI I entered is the number shown on the phone by *#06#.',
  'field.imeiConfirmed.error': 'Compare the number with the one on the phone’s screen and tick the box.',
  'coverage.screenRepair': 'Screen repair',
  'coverage.screenRepair.explain':
    'A broken or cracked front glass and display is replaced with an original part, up to this amount.',
  'coverage.liquidDamage': 'Liquid damage',
  'coverage.liquidDamage.explain':
    'Parts damaged by a fall into water or a spilled drink are repaired up to this amount.',
  'coverage.extendedWarranty': 'Extended warranty',
  'coverage.extendedWarranty.explain':
    'When the maker’s warranty has ended, faults that appear by themselves are repaired during the package.',
  'coverage.accidentalRepair': 'Drops and knocks',
  'coverage.accidentalRepair.explain':
    'Damage from a fall to case, camera, buttons and charging port is repaired.',
  'coverage.repairsPerYear': 'Repairs a year',
  'coverage.repairsPerYear.explain': 'How often you can ask for a repair in one year.',
  'coverage.batteryRenewal': 'New battery',
  'coverage.batteryRenewal.explain': 'A battery below 80% of its capacity is replaced once.',
  'coverage.loanPhone': 'Loan phone',
  'coverage.loanPhone.explain':
    'If the repair takes more than 5 working days, you get another phone until it’s done.',
  'coverage.doorToDoor': 'Door to door',
  'coverage.doorToDoor.explain':
    'A courier collects the phone from your address and brings it back repaired.',
  'exclusion.theftAndLoss': 'Theft, loss and leaving the phone behind',
  'exclusion.earlierDamage': 'Damage and faults from before the package began',
  'exclusion.unauthorisedRepair': 'Phones opened or repaired by an unauthorised repairer',
  'exclusion.intent': 'Damage done on purpose',
  'exclusion.scratches': 'Scratches and fading that don’t affect use',
  'exclusion.software': 'Software faults and deleted data',
  'exclusion.battery': 'A battery that weakens with time',
  'exclusion.liquid': 'Damage by liquids',
} satisfies SameTexts<typeof tr>;

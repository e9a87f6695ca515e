import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { en as family } from '../../_family/texts/en.ts';
import type { tr } from './tr.ts';

export const en = {
  ...family,
  category: 'Surgery complication insurance',
  'page.lead': 'If something goes wrong after a planned operation, the policy pays for treatment and travel.',
  'page.benefit.1': 'Treatment of the complication, a new stay if needed',
  'page.benefit.2': 'Flight and hotel to come back for care',
  'page.benefit.3': 'Patients from abroad can buy it with a passport',

  'step.operation.title': 'Surgery',
  'step.operation.hint': 'Which procedure, where and when? These answers aren’t kept in the draft.',
  'step.patient.title': 'Patient',
  'step.patient.hint': 'Enter the name as on the ID or passport.',

  'field.operation': 'Plan',
  'field.operation.hint':
    'Choose the operation you’re having. Unless your clinic asked for a KUM plan, take one without KUM.',
  'field.operation.error': 'Choose the complication plan.',
  'field.operation.dental': 'Dental treatment',
  'field.operation.dentalCompanion': 'Dental treatment, with companion',
  'field.operation.dentalKum': 'Dental treatment, KUM',
  'field.operation.hair': 'Hair transplant',
  'field.operation.hairCompanion': 'Hair transplant, with companion',
  'field.operation.hairKum': 'Hair transplant, KUM',
  'field.operation.eye': 'Eye surgery',
  'field.operation.eyeCompanion': 'Eye surgery, with companion',
  'field.operation.eyeKum': 'Eye surgery, KUM',
  'field.operation.surgery': 'Orthopaedic, gynaecological, general or aesthetic surgery',
  'field.operation.surgeryCompanion':
    'Orthopaedic, gynaecological, general or aesthetic surgery; with companion',
  'field.operation.surgeryKum': 'Orthopaedic, gynaecological, general or aesthetic surgery; KUM',
  'field.operation.cardiac': 'Cardiac surgery',
  'field.operation.cardiacCompanion': 'Cardiac surgery, with companion',
  'field.operationDate': 'Date of the operation',
  'field.operationDate.hint': 'Cover begins on this day. It can’t be bought after the operation.',
  'field.operationDate.error': 'Enter the date of the operation as day/month/year.',
  'field.operationDate.error.past':
    'The policy has to be bought before the operation; choose tomorrow at the earliest.',
  'field.operationDate.error.tooLate':
    'The operation can be 180 days from now at the latest. Choose an earlier day.',
  'field.clinic': 'Clinic or hospital',
  'field.clinic.hint': 'The name of the place where the operation will be done.',
  'field.clinic.error': 'Enter the name of the clinic or hospital.',
  'field.companionFirstName': 'Companion’s first name',
  'field.companionFirstName.error': 'Enter the companion’s first name.',
  'field.companionFirstName.error.letters':
    'A first name can hold only letters, spaces, hyphens and apostrophes.',
  'field.companionLastName': 'Companion’s last name',
  'field.companionLastName.error': 'Enter the companion’s last name.',
  'field.companionLastName.error.letters':
    'A last name can hold only letters, spaces, hyphens and apostrophes.',
  'field.birthDate.error.tooYoung': 'The patient has to be at least 18. Check the date of birth.',
  'field.birthDate.error.tooOld': 'The patient can be 75 at most. Check the date of birth.',

  'coverage.complicationTreatment': 'Treatment of complications',
  'coverage.complicationTreatment.explain':
    'Treatment of an infection, bleeding or a similar problem caused by the operation; a new stay or operation if needed.',
  'coverage.flight': 'Flight',
  'coverage.flight.explain': 'Your return ticket if the doctor asks you to come back.',
  'coverage.accommodation': 'Hotel',
  'coverage.accommodation.explain': 'Extra nights you stay for treatment or a check.',
  'coverage.companion': 'Companion’s costs',
  'coverage.companion.explain': 'In plans with a companion: the journey and stay of the person beside you.',
  'coverage.homeTreatment': 'Minor treatment at home',
  'coverage.homeTreatment.explain':
    'Stitches, dressings and similar care needed after you’re back in your own country.',
  'coverage.transfer': 'Transfer',
  'coverage.transfer.explain': 'A car between airport, hotel and hospital.',
  'coverage.interpreter': 'Interpreter',
  'coverage.interpreter.explain': 'Help in your own language at the hospital and on the phone.',

  'exclusion.appearance': 'Not liking the result, and cosmetic corrections',
  'exclusion.otherOperations': 'Operations other than the one on the policy',
  'exclusion.knownBefore': 'Problems known or begun when the policy was bought',
  'exclusion.againstAdvice': 'Problems caused by not following the doctor’s advice',
  'exclusion.unlicensedClinic': 'Procedures at a place without a licence',
  'exclusion.firstDays': 'Problems within the first 10 days after discharge',

  'decline.operationNotCovered': 'This insurer has no plan for the operation you chose.',
  'decline.kumNotOffered': 'This insurer has no KUM plan.',
  'decline.operationTooSoon': 'The operation is too soon for this insurer to prepare a policy.',
} satisfies SameTexts<typeof tr>;

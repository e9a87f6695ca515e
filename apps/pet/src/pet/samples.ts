import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';

/* the identity number is a made-up test vector, see packages/validators/src/vectors */
const owner: FieldValues = {
  firstName: 'Defne',
  lastName: 'Aydın',
  birthDate: '1990-07-05',
  idKind: 'nationalId',
  nationalId: '72243755252',
};

/** A beagle of three years and its owner. */
const valid: Samples['valid'] = () => ({
  species: 'dog',
  breed: '42',
  petGender: 'female',
  petAge: 3,
  petName: 'Fıstık',
  petColour: 'kahverengi-beyaz',
  insured: [owner],
  phone: '+905321234567',
  email: 'defne@ornek.com',
});

const change =
  (values: FieldValues): Samples['invalid'][number]['change'] =>
  (application) => ({ ...application, ...values });

const person = (values: FieldValues) => (application: Application) => ({
  ...application,
  insured: [{ ...application.insured?.[0], ...values }],
});

const passport = { idKind: 'passport', nationality: '372', passportNo: 'PB4471902' };

const ofThePet: Samples['invalid'] = [
  { why: 'no species', change: change({ species: '' }), field: 'species', message: 'field.species.error' },
  { why: 'no breed', change: change({ breed: '' }), field: 'breed', message: 'field.breed.error' },
  { why: 'a cat’s breed', change: change({ breed: '322' }), field: 'breed', message: 'field.breed.error' },
  {
    why: 'a breed that may not be kept',
    change: change({ breed: '19' }),
    field: 'breed',
    message: 'rule.bannedBreed',
  },
  { why: 'no sex', change: change({ petGender: '' }), field: 'petGender', message: 'field.petGender.error' },
  { why: 'no age', change: change({ petAge: '' }), field: 'petAge', message: 'field.petAge.error' },
  { why: 'forty years', change: change({ petAge: 40 }), field: 'petAge', message: 'field.petAge.error' },
  { why: 'no name', change: change({ petName: ' ' }), field: 'petName', message: 'field.petName.error' },
  {
    why: 'no colour',
    change: change({ petColour: '' }),
    field: 'petColour',
    message: 'field.petColour.error',
  },
];

const ofTheOwner: Samples['invalid'] = [
  {
    why: 'no owner',
    change: (a) => ({ ...a, insured: [] }),
    field: 'insured',
    message: 'field.insured.error.tooFew',
  },
  {
    why: 'two owners',
    change: (a) => ({ ...a, insured: [owner, { ...owner, ...passport }] }),
    field: 'insured',
    message: 'field.insured.error.tooMany',
  },
  {
    why: 'no first name',
    change: person({ firstName: '' }),
    field: 'insured.0.firstName',
    message: 'field.firstName.error',
  },
  {
    why: 'a digit in the first name',
    change: person({ firstName: 'D3fne' }),
    field: 'insured.0.firstName',
    message: 'field.firstName.error.letters',
  },
  {
    why: 'no last name',
    change: person({ lastName: ' ' }),
    field: 'insured.0.lastName',
    message: 'field.lastName.error',
  },
  {
    why: 'a sign in the last name',
    change: person({ lastName: 'Aydın@' }),
    field: 'insured.0.lastName',
    message: 'field.lastName.error.letters',
  },
  {
    why: 'no birth date',
    change: person({ birthDate: '' }),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error.required',
  },
  {
    why: 'a birth day that does not exist',
    change: person({ birthDate: '1990-02-30' }),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error',
  },
  {
    why: 'born tomorrow',
    change: (a, { today }) => person({ birthDate: addDays(today, 1) })(a),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error.future',
  },
  {
    why: 'an owner who is seventeen',
    change: (a, { today }) => person({ birthDate: `${Number(today.slice(0, 4)) - 17}-01-01` })(a),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error.tooYoung',
  },
  {
    why: 'neither id nor passport chosen',
    change: person({ idKind: '' }),
    field: 'insured.0.idKind',
    message: 'field.idKind.error',
  },
  {
    why: 'no id number',
    change: person({ nationalId: '' }),
    field: 'insured.0.nationalId',
    message: 'field.nationalId.error',
  },
  {
    why: 'ten digits of an id',
    change: person({ nationalId: '7224375525' }),
    field: 'insured.0.nationalId',
    message: 'field.nationalId.error.length',
  },
  {
    why: 'a wrong check digit',
    change: person({ nationalId: '72243755253' }),
    field: 'insured.0.nationalId',
    message: 'field.nationalId.error.checksum',
  },
  {
    why: 'no nationality with a passport',
    change: person({ ...passport, nationality: '' }),
    field: 'insured.0.nationality',
    message: 'field.nationality.error',
  },
  {
    why: 'a passport number too short',
    change: person({ ...passport, passportNo: 'A1' }),
    field: 'insured.0.passportNo',
    message: 'field.passportNo.error',
  },
  { why: 'no phone', change: change({ phone: '' }), field: 'phone', message: 'field.phone.error' },
  {
    why: 'a number too short abroad',
    change: change({ phone: '+49123' }),
    field: 'phone',
    message: 'field.phone.error.international',
  },
  {
    why: 'an address without a dot',
    change: change({ email: 'defne@ornek' }),
    field: 'email',
    message: 'field.email.error',
  },
  {
    why: 'a field nobody asked for',
    change: change({ discount: '100' }),
    field: 'discount',
    message: 'field.unknown.error',
  },
];

export const samples: Samples = {
  valid,
  declined: (context) => ({ ...valid(context), petAge: 11 }),
  invalid: [...ofThePet, ...ofTheOwner],
  details: {
    valid: ({ today }) => ({ microchip: '792001234567890', lastVaccination: addDays(today, -90) }),
    invalid: [
      {
        why: 'fourteen digits of a microchip',
        change: change({ microchip: '79200123456789' }),
        field: 'microchip',
        message: 'field.microchip.error',
      },
      {
        why: 'no vaccination',
        change: change({ lastVaccination: '' }),
        field: 'lastVaccination',
        message: 'field.lastVaccination.error',
      },
      {
        why: 'vaccinated four years ago',
        change: (details, { today }) => ({ ...details, lastVaccination: addDays(today, -4 * 365) }),
        field: 'lastVaccination',
        message: 'field.lastVaccination.error.past',
      },
      {
        why: 'to be vaccinated tomorrow',
        change: (details, { today }) => ({ ...details, lastVaccination: addDays(today, 1) }),
        field: 'lastVaccination',
        message: 'field.lastVaccination.error.tooLate',
      },
    ],
  },
};

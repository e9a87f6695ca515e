import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';

/* identity numbers are made-up test vectors, see packages/validators/src/vectors */

/** Two travellers, one with an id and one with a passport, and how to reach them. */
export const travellers = {
  insured: [
    {
      firstName: 'Defne',
      lastName: 'Aydın',
      birthDate: '1990-07-05',
      gender: 'female',
      idKind: 'nationalId',
      nationalId: '72243755252',
    },
    {
      firstName: 'Daniel',
      lastName: 'O’Connor',
      birthDate: '1986-02-28',
      gender: 'male',
      idKind: 'passport',
      nationality: '372',
      passportNo: 'PB4471902',
    },
  ],
  phone: '+905321234567',
  email: 'defne@ornek.com',
};

export const trip = (change: FieldValues) => (application: Application) => ({ ...application, ...change });

export const person = (index: number, change: FieldValues) => (application: Application) => ({
  ...application,
  insured: (application.insured ?? []).map((one, at) => (at === index ? { ...one, ...change } : one)),
});

const tooMany = (application: Application): Application => ({
  ...application,
  insured: Array.from({ length: 11 }, (_, index) => ({
    ...application.insured?.[1],
    passportNo: `PB44719${10 + index}`,
  })),
});

/** No trip type: the first refusal of every travel form. */
export const noTripType: Samples['invalid'][number] = {
  why: 'no trip type',
  change: trip({ tripType: '' }),
  field: 'tripType',
  message: 'field.tripType.error',
};

/** Older than any insurer takes on the product. */
export const tooOld: Samples['invalid'][number] = {
  why: 'older than anybody is insured',
  change: person(0, { birthDate: '1910-01-01' }),
  field: 'insured.0.birthDate',
  message: 'field.birthDate.error.tooOld',
};

/** What dates, persons and contact may not be. `mostDays`: the longest trip; the sample begins in 21 days. */
export const travelRefusals = (mostDays: number): Samples['invalid'] => [
  {
    why: 'no departure date',
    change: trip({ beginDate: '' }),
    field: 'beginDate',
    message: 'field.beginDate.error',
  },
  {
    why: 'a departure day that does not exist',
    change: trip({ beginDate: '2027-02-30' }),
    field: 'beginDate',
    message: 'field.beginDate.error',
  },
  {
    why: 'departure yesterday',
    change: (a, { today }) => ({ ...a, beginDate: addDays(today, -1) }),
    field: 'beginDate',
    message: 'field.beginDate.error.past',
  },
  {
    why: 'departure in more than a year',
    change: (a, { today }) => ({ ...a, beginDate: addDays(today, 366), endDate: addDays(today, 370) }),
    field: 'beginDate',
    message: 'field.beginDate.error.tooLate',
  },
  {
    why: 'no return date',
    change: trip({ endDate: '' }),
    field: 'endDate',
    message: 'field.endDate.error',
  },
  {
    why: 'return yesterday',
    change: (a, { today }) => ({ ...a, endDate: addDays(today, -1) }),
    field: 'endDate',
    message: 'field.endDate.error.past',
  },
  {
    why: 'return before departure',
    change: (a, { today }) => ({ ...a, endDate: addDays(today, 20) }),
    field: 'endDate',
    message: 'field.endDate.error.order',
  },
  {
    why: `${mostDays + 1} days`,
    change: (a, { today }) => ({ ...a, endDate: addDays(today, 21 + mostDays) }),
    field: 'endDate',
    message: 'rule.tripTooLong',
  },
  {
    why: 'nobody to insure',
    change: (a) => ({ ...a, insured: [] }),
    field: 'insured',
    message: 'field.insured.error.tooFew',
  },
  { why: 'eleven people', change: tooMany, field: 'insured', message: 'field.insured.error.tooMany' },
  {
    why: 'no first name',
    change: person(0, { firstName: ' ' }),
    field: 'insured.0.firstName',
    message: 'field.firstName.error',
  },
  {
    why: 'a digit in the first name',
    change: person(0, { firstName: 'D3fne' }),
    field: 'insured.0.firstName',
    message: 'field.firstName.error.letters',
  },
  {
    why: 'no last name',
    change: person(1, { lastName: '' }),
    field: 'insured.1.lastName',
    message: 'field.lastName.error',
  },
  {
    why: 'a sign in the last name',
    change: person(1, { lastName: 'Aydın@' }),
    field: 'insured.1.lastName',
    message: 'field.lastName.error.letters',
  },
  {
    why: 'no birth date',
    change: person(0, { birthDate: '' }),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error.required',
  },
  {
    why: 'a birth day that does not exist',
    change: person(0, { birthDate: '1990-02-30' }),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error',
  },
  {
    why: 'born in 1899',
    change: person(0, { birthDate: '1899-12-31' }),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error',
  },
  {
    why: 'born tomorrow',
    change: (a, { today }) => person(0, { birthDate: addDays(today, 1) })(a),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error.future',
  },
  {
    why: 'no gender',
    change: person(1, { gender: '' }),
    field: 'insured.1.gender',
    message: 'field.gender.error',
  },
  {
    why: 'neither id nor passport chosen',
    change: person(1, { idKind: '' }),
    field: 'insured.1.idKind',
    message: 'field.idKind.error',
  },
  {
    why: 'no id number',
    change: person(0, { nationalId: '' }),
    field: 'insured.0.nationalId',
    message: 'field.nationalId.error',
  },
  {
    why: 'ten digits of an id',
    change: person(0, { nationalId: '7224375525' }),
    field: 'insured.0.nationalId',
    message: 'field.nationalId.error.length',
  },
  {
    why: 'a wrong check digit',
    change: person(0, { nationalId: '72243755253' }),
    field: 'insured.0.nationalId',
    message: 'field.nationalId.error.checksum',
  },
  {
    why: 'no nationality with a passport',
    change: person(1, { nationality: '' }),
    field: 'insured.1.nationality',
    message: 'field.nationality.error',
  },
  {
    why: 'a passport number too short',
    change: person(1, { passportNo: 'A1' }),
    field: 'insured.1.passportNo',
    message: 'field.passportNo.error',
  },
  {
    why: 'one id for two people',
    change: person(1, { idKind: 'nationalId', nationalId: '72243755252' }),
    field: 'insured.1.nationalId',
    message: 'rule.samePerson',
  },
  { why: 'no phone', change: trip({ phone: '' }), field: 'phone', message: 'field.phone.error' },
  {
    why: 'a land line',
    change: trip({ phone: '+902123334455' }),
    field: 'phone',
    message: 'field.phone.error',
  },
  {
    why: 'a number too short abroad',
    change: trip({ phone: '+49123' }),
    field: 'phone',
    message: 'field.phone.error.international',
  },
  {
    why: 'an address without a dot',
    change: trip({ email: 'defne@ornek' }),
    field: 'email',
    message: 'field.email.error',
  },
  {
    why: 'a field nobody asked for',
    change: (a) => ({ ...a, discount: '100' }),
    field: 'discount',
    message: 'field.unknown.error',
  },
];

import { addDays } from '@sigorta/validators/iso-date';
import type { FieldValues } from '../field.ts';
import type { Refused } from '../product.ts';

/* Samples for products about a thing: its one owner with an id or a passport, phone and e-mail. The identity number is a
   made-up test vector, see packages/validators/src/vectors. */

export const owner: FieldValues = {
  firstName: 'Defne',
  lastName: 'Aydın',
  birthDate: '1990-07-05',
  idKind: 'nationalId',
  nationalId: '72243755252',
};

export const contact = { phone: '+905321234567', email: 'defne@ornek.com' };

/** Other answers of the form. */
export const answers =
  (values: FieldValues): Refused['change'] =>
  (application) => ({ ...application, ...values });

const person =
  (values: FieldValues): Refused['change'] =>
  (application) => ({ ...application, insured: [{ ...application.insured?.[0], ...values }] });

const passport = { idKind: 'passport', nationality: '372', passportNo: 'PB4471902' };

/** Every wrong owner of at least eighteen years, wrong contact, and a field nobody asked for. */
export const ownerRefusals: Refused[] = [
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
    change: (a, context) => person({ birthDate: addDays(context.today, 1) })(a, context),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error.future',
  },
  {
    why: 'an owner who is seventeen',
    change: (a, context) =>
      person({ birthDate: `${Number(context.today.slice(0, 4)) - 17}-01-01` })(a, context),
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
  { why: 'no phone number', change: answers({ phone: '' }), field: 'phone', message: 'field.phone.error' },
  {
    why: 'a number too short abroad',
    change: answers({ phone: '+49123' }),
    field: 'phone',
    message: 'field.phone.error.international',
  },
  {
    why: 'an address without a dot',
    change: answers({ email: 'defne@ornek' }),
    field: 'email',
    message: 'field.email.error',
  },
  {
    why: 'a field nobody asked for',
    change: answers({ discount: '100' }),
    field: 'discount',
    message: 'field.unknown.error',
  },
];

import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';

/* identity numbers and IMEI are made-up test vectors, see packages/validators/src/vectors */

const owner: FieldValues = {
  firstName: 'Defne',
  lastName: 'Aydın',
  birthDate: '1990-07-05',
  idKind: 'nationalId',
  nationalId: '72243755252',
};

/** Galaxy S24 with 128 GB, new, and its owner. */
const newPhone = {
  brand: '2',
  model: '135',
  imei: '490154203237518',
  isNewDevice: true,
  insured: [owner],
  phone: '+905321234567',
  email: 'defne@ornek.com',
};

export const validPhone: Samples['valid'] = () => newPhone;

/** A used iPhone 11: too old for some. */
export const oldPhone: Samples['valid'] = () => ({ ...newPhone, brand: '1', model: '1', isNewDevice: false });

const change = (values: FieldValues) => (application: Application) => ({ ...application, ...values });

const person = (values: FieldValues) => (application: Application) => ({
  ...application,
  insured: [{ ...application.insured?.[0], ...values }],
});

const passport = { idKind: 'passport', nationality: '372', passportNo: 'PB4471902' };

export const phoneRefusals: Samples['invalid'] = [
  { why: 'no brand', change: change({ brand: '' }), field: 'brand', message: 'field.brand.error' },
  { why: 'no model', change: change({ model: '' }), field: 'model', message: 'field.model.error' },
  {
    why: 'a model of another brand',
    change: change({ model: '44' }),
    field: 'model',
    message: 'field.model.error',
  },
  { why: 'no IMEI', change: change({ imei: '' }), field: 'imei', message: 'field.imei.error' },
  {
    why: 'an IMEI with a wrong check digit',
    change: change({ imei: '490154203237519' }),
    field: 'imei',
    message: 'field.imei.error',
  },
  {
    why: 'something else than yes or no for a new device',
    change: change({ isNewDevice: 'maybe' }),
    field: 'isNewDevice',
    message: 'field.isNewDevice.error',
  },
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
  { why: 'no phone number', change: change({ phone: '' }), field: 'phone', message: 'field.phone.error' },
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

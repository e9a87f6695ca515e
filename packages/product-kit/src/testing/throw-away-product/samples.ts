import type { Application, FieldValue } from '@sigorta/product-kit/field';
import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';

const valid: Samples['valid'] = ({ today }) => ({
  size: 'large',
  colour: 'turuncu',
  beginDate: addDays(today, 1),
  endDate: addDays(today, 7),
  insured: [
    { firstName: 'Şule', lastName: 'Yağmurdereli', birthDate: '1988-11-30', nationalId: '94140159698' },
  ],
  phone: '+905359876543',
  email: 'sule@ornek.com',
});

const ofOwner = (application: Application, name: string, value: FieldValue): Application => ({
  ...application,
  insured: (application.insured ?? []).map((person) => ({ ...person, [name]: value })),
});

/** Days from today for dates, else the value itself; the message's key behind `field.`. */
type Wrong = readonly [field: string, value: string | { days: number }, message: string];

const wrongUmbrella: Wrong[] = [
  ['size', '', 'size.error'],
  ['colour', '', 'colour.error'],
  ['beginDate', '', 'beginDate.error'],
  ['beginDate', { days: -1 }, 'beginDate.error.past'],
  ['endDate', '', 'endDate.error'],
  ['endDate', { days: -1 }, 'endDate.error.past'],
  ['endDate', { days: 0 }, 'endDate.error.order'],
  ['phone', '', 'phone.error'],
  ['phone', '+49123', 'phone.error.international'],
  ['email', 'sule', 'email.error'],
];

const wrongOwner: Wrong[] = [
  ['firstName', '', 'firstName.error'],
  ['firstName', '7', 'firstName.error.letters'],
  ['lastName', '', 'lastName.error'],
  ['lastName', '7', 'lastName.error.letters'],
  ['birthDate', '', 'birthDate.error.required'],
  ['birthDate', '1988-11-31', 'birthDate.error'],
  ['birthDate', { days: 1 }, 'birthDate.error.future'],
  ['birthDate', '1910-01-01', 'birthDate.error.tooOld'],
  ['nationalId', '', 'nationalId.error'],
  ['nationalId', '941401596', 'nationalId.error.length'],
  ['nationalId', '94140159697', 'nationalId.error.checksum'],
];

const valueOn = (today: string, value: Wrong[1]): string =>
  typeof value === 'string' ? value : addDays(today, value.days);

export const samples: Samples = {
  valid,
  declined: (context) => ofOwner(valid(context), 'birthDate', '1942-01-05'),
  invalid: [
    ...wrongUmbrella.map(([field, value, message]) => ({
      why: `${field} ${JSON.stringify(value)}`,
      change: (application: Application, { today }: { today: string }) => ({
        ...application,
        [field]: valueOn(today, value),
      }),
      field,
      message: `field.${message}`,
    })),
    ...wrongOwner.map(([field, value, message]) => ({
      why: `the owner's ${field} ${JSON.stringify(value)}`,
      change: (application: Application, { today }: { today: string }) =>
        ofOwner(application, field, valueOn(today, value)),
      field: `insured.0.${field}`,
      message: `field.${message}`,
    })),
  ],
};

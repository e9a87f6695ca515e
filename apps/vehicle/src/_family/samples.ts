import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Refused } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';

/* numbers are made-up test vectors, see packages/validators/src/vectors */

export const vehicle = { plate: '34ELF728', licenceSerial: 'AB123456' };
export const contact = { phone: '+905321234567', email: 'elif@ornek.com' };
export const owner = {
  insured: [{ firstName: 'Elif', lastName: 'Korkmaz', nationalId: '72243755252', birthDate: '1988-03-14' }],
};

export const answers = (change: FieldValues) => (application: Application) => ({ ...application, ...change });

export const person = (change: FieldValues) => (application: Application) => ({
  ...application,
  insured: (application.insured ?? []).map((one, at) => (at === 0 ? { ...one, ...change } : one)),
});

const refused =
  (make: (change: FieldValues) => Refused['change'], scope: string) =>
  (why: string, name: string, value: string | number, message = `field.${name}.error`): Refused => ({
    why,
    change: make({ [name]: value }),
    field: `${scope}${name}`,
    message,
  });

/** One answer of the form changed; the message is the field's general one unless said. */
export const wrong = refused(answers, '');
/** The same of the first person. */
export const wrongPerson = refused(person, 'insured.0.');

export const plateRefusals: Refused[] = [
  wrong('no plate', 'plate', ''),
  wrong('a plate of an 82nd province', 'plate', '82 ELF 728'),
];

export const serialRefusals: Refused[] = [
  wrong('no licence serial', 'licenceSerial', ''),
  wrong('a licence serial of five digits', 'licenceSerial', 'AB 12345'),
];

export const startRefusals: Refused[] = [
  wrong('no first day', 'beginDate', '', 'field.coverStart.error'),
  {
    why: 'cover from yesterday',
    change: (a, { today }) => ({ ...a, beginDate: addDays(today, -1) }),
    field: 'beginDate',
    message: 'field.coverStart.error.past',
  },
  {
    why: 'cover in 61 days',
    change: (a, { today }) => ({ ...a, beginDate: addDays(today, 61) }),
    field: 'beginDate',
    message: 'field.coverStart.error.tooLate',
  },
];

export const nameRefusals: Refused[] = [
  wrongPerson('no first name', 'firstName', ' '),
  wrongPerson('a digit in the first name', 'firstName', '3lif', 'field.firstName.error.letters'),
  wrongPerson('no last name', 'lastName', ''),
  wrongPerson('a sign in the last name', 'lastName', 'Korkmaz@', 'field.lastName.error.letters'),
];

export const nationalIdRefusals: Refused[] = [
  wrongPerson('no id number', 'nationalId', ''),
  wrongPerson('ten digits of an id', 'nationalId', '7224375525', 'field.nationalId.error.length'),
  wrongPerson('a wrong check digit', 'nationalId', '72243755253', 'field.nationalId.error.checksum'),
];

/** Birth dates that are none, and one of somebody a day too young. */
export const birthRefusals = (minAge: number): Refused[] => [
  wrongPerson('no birth date', 'birthDate', '', 'field.birthDate.error.required'),
  wrongPerson('a birth day that does not exist', 'birthDate', '1988-02-30'),
  {
    why: 'born tomorrow',
    change: (a, { today }) => person({ birthDate: addDays(today, 1) })(a),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error.future',
  },
  {
    why: `younger than ${minAge}`,
    change: (a, { today }) => person({ birthDate: addDays(today, -365 * (minAge - 1)) })(a),
    field: 'insured.0.birthDate',
    message: 'field.birthDate.error.tooYoung',
  },
];

export const ownerRefusals: Refused[] = [...nameRefusals, ...nationalIdRefusals, ...birthRefusals(18)];

export const phoneRefusals: Refused[] = [
  wrong('no phone', 'phone', ''),
  wrong('a land line', 'phone', '+902123334455'),
  wrong('a number too short abroad', 'phone', '+49123', 'field.phone.error.international'),
];

export const contactRefusals: Refused[] = [
  ...phoneRefusals,
  wrong('an address without a dot', 'email', 'elif@ornek'),
];

export const unasked: Refused = wrong('a field nobody asked for', 'discount', '100', 'field.unknown.error');

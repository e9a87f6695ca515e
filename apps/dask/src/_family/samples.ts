import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';

/* identity numbers are made-up test vectors, see packages/validators/src/vectors */

/** An apartment in Kadıköy as the sandbox's register numbers it. */
export const uavtInKadikoy = '4423003121';
/** Ten digits that no province of the sandbox begins with. */
export const uavtOfNobody = '9900000000';

export const holder = {
  insured: [{ firstName: 'Zeynep', lastName: 'Öztürk', idKind: 'nationalId', nationalId: '72243755252' }],
  phone: '+905321234567',
  email: 'zeynep@ornek.com',
};

export const home = (change: FieldValues) => (application: Application) => ({ ...application, ...change });

const person = (change: FieldValues) => (application: Application) => ({
  ...application,
  insured: [{ ...application.insured?.[0], ...change }],
});

type Refusals = Samples['invalid'];

export const refused = (
  why: string,
  change: FieldValues,
  message: string,
  field = Object.keys(change)[0] ?? '',
): Refusals[number] => ({ why, change: home(change), field, message });

const refusedPerson = (why: string, change: FieldValues, fault: string): Refusals[number] => {
  const [name = ''] = Object.keys(change);
  return { why, change: person(change), field: `insured.0.${name}`, message: `field.${name}.${fault}` };
};

/** What the address, the building and the first day may not be. */
export const homeRefusals: Refusals = [
  refused('no address code', { uavt: '' }, 'field.uavt.error'),
  refused('nine digits of an address code', { uavt: '442300312' }, 'field.uavt.error'),
  refused('no years of construction', { buildYear: '' }, 'field.buildYear.error'),
  refused('a year instead of a band', { buildYear: '1999' }, 'field.buildYear.error'),
  refused('no type of structure', { style: '' }, 'field.style.error'),
  refused('no floors', { floors: '' }, 'field.floors.error'),
  refused('no first day', { beginDate: '' }, 'field.policyStart.error'),
  {
    why: 'a first day in the past',
    change: (a, { today }) => ({ ...a, beginDate: addDays(today, -1) }),
    field: 'beginDate',
    message: 'field.policyStart.error.past',
  },
  {
    why: 'a first day too far ahead',
    change: (a, { today }) => ({ ...a, beginDate: addDays(today, 31) }),
    field: 'beginDate',
    message: 'field.policyStart.error.tooLate',
  },
];

const asForeigner = { idKind: 'passport', nationalId: '', nationality: '276', passportNo: 'C01X00T47' };

/** What the policyholder and the contact may not be. */
export const holderRefusals: Refusals = [
  {
    why: 'nobody',
    change: home({ insured: [] as never }),
    field: 'insured',
    message: 'field.insured.error.tooFew',
  },
  {
    why: 'two owners',
    change: (a) => ({ ...a, insured: [...(a.insured ?? []), ...(a.insured ?? [])] }),
    field: 'insured',
    message: 'field.insured.error.tooMany',
  },
  refusedPerson('no first name', { firstName: '' }, 'error'),
  refusedPerson('a digit in the first name', { firstName: 'Z3ynep' }, 'error.letters'),
  refusedPerson('no last name', { lastName: '' }, 'error'),
  refusedPerson('a sign in the last name', { lastName: 'Öztürk#' }, 'error.letters'),
  refusedPerson('neither id nor passport chosen', { idKind: '' }, 'error'),
  refusedPerson('no id number', { nationalId: '' }, 'error'),
  refusedPerson('ten digits of an id', { nationalId: '7224375525' }, 'error.length'),
  refusedPerson('a wrong check digit', { nationalId: '72243755253' }, 'error.checksum'),
  refusedPerson(
    'no nationality with a passport',
    { nationality: '', ...omit(asForeigner, 'nationality') },
    'error',
  ),
  refusedPerson(
    'a passport number too short',
    { passportNo: 'C1', ...omit(asForeigner, 'passportNo') },
    'error',
  ),
  refused('no phone', { phone: '' }, 'field.phone.error'),
  refused('a number too short abroad', { phone: '+49123' }, 'field.phone.error.international'),
  refused('an address without a dot', { email: 'zeynep@ornek' }, 'field.email.error'),
  refused('a field nobody asked for', { discount: '100' }, 'field.unknown.error'),
];

function omit(values: FieldValues, name: string): FieldValues {
  const { [name]: _left, ...rest } = values;
  return rest;
}

import type { Application } from '@sigorta/product-kit/field';
import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { person, tooOld, travellers, travelRefusals, trip } from '../_family/samples.ts';

const guest = (
  firstName: string,
  lastName: string,
  birthDate: string,
  gender: string,
  nationality: string,
) => ({
  firstName,
  lastName,
  nationality,
  passportNo: `${lastName.slice(0, 1)}${birthDate.replaceAll('-', '')}`,
  birthDate,
  gender,
});

const valid: Samples['valid'] = ({ today }) => ({
  beginDate: addDays(today, 21),
  endDate: addDays(today, 28),
  insured: [
    guest('Anna', 'Lindqvist', '1979-05-17', 'female', '752'),
    guest('Daniel', 'O’Connor', '1986-02-28', 'male', '372'),
    guest('Ivan', 'Petrov', '2014-09-01', 'male', '100'),
  ],
  businessName: 'Zeytinli Koy Otelcilik A.Ş.',
  taxNumber: '4540536920',
  phone: travellers.phone,
  email: 'resepsiyon@ornek.com',
});

const guests = (count: number) => (application: Application) => ({
  ...application,
  insured: Array.from({ length: count }, (_, index) => ({
    ...application.insured?.[0],
    passportNo: `L${10_000 + index}`,
  })),
});

const wrongBusiness = (
  why: string,
  change: Record<string, string>,
  message: string,
): Samples['invalid'][number] => ({
  why,
  change: trip(change),
  field: Object.keys(change)[0] ?? '',
  message,
});

/* travellers' refusals in the words of guests; ids and a list of eleven are no matter here */
const shared = travelRefusals(90)
  .filter(({ field }) => !/nationalId|idKind/.test(field))
  .filter(({ message }) => message !== 'field.insured.error.tooMany')
  .map((refusal) => ({
    ...refusal,
    message: refusal.message
      .replace('field.beginDate', 'field.arrival')
      .replace('field.endDate', 'field.departure'),
  }));

export const samples: Samples = {
  valid,
  /* one plan takes sixty guests at most */
  declined: (context) => guests(61)(valid(context)),
  invalid: [
    ...shared,
    tooOld,
    {
      why: 'a nationality nobody has',
      change: person(1, { nationality: '792' }),
      field: 'insured.1.nationality',
      message: 'field.nationality.error',
    },
    {
      why: 'one passport for two guests',
      change: person(1, { passportNo: 'L19790517' }),
      field: 'insured.1.passportNo',
      message: 'rule.samePerson',
    },
    {
      why: 'two hundred and one guests',
      change: guests(201),
      field: 'insured',
      message: 'field.insured.error.tooMany',
    },
    wrongBusiness('no business', { businessName: ' ' }, 'field.businessName.error'),
    wrongBusiness('no tax number', { taxNumber: '' }, 'field.taxNumber.error'),
    wrongBusiness('nine digits of a tax number', { taxNumber: '454053692' }, 'field.taxNumber.error.length'),
    wrongBusiness('a wrong check digit', { taxNumber: '4540536921' }, 'field.taxNumber.error.checksum'),
  ],
};

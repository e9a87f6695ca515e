import type { Application } from '@sigorta/product-kit/field';
import type { Refused, Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import {
  birthRefusals,
  contact,
  contactRefusals,
  nameRefusals,
  nationalIdRefusals,
  owner,
  person,
  unasked,
  wrong,
  wrongPerson,
} from '../_family/samples.ts';

const [rider] = owner.insured;

const visitor = {
  firstName: 'Daniel',
  lastName: 'O’Connor',
  birthDate: '1986-02-28',
  idKind: 'passport',
  nationality: '372',
  passportNo: 'PB4471902',
};

const withPassport = (change: Record<string, string>) => person({ ...visitor, nationalId: '', ...change });

const sixRiders = (application: Application): Application => ({
  ...application,
  insured: Array.from({ length: 6 }, (_, index) => ({ ...visitor, passportNo: `PB447190${index}` })),
});

const dateRefusals: Refused[] = [
  wrong('no first day', 'beginDate', '', 'field.rentalStart.error'),
  {
    why: 'a rental from yesterday',
    change: (a, { today }) => ({ ...a, beginDate: addDays(today, -1) }),
    field: 'beginDate',
    message: 'field.rentalStart.error.past',
  },
  {
    why: 'a rental in 91 days',
    change: (a, { today }) => ({ ...a, beginDate: addDays(today, 91), endDate: addDays(today, 92) }),
    field: 'beginDate',
    message: 'field.rentalStart.error.tooLate',
  },
  wrong('no last day', 'endDate', '', 'field.rentalEnd.error'),
  {
    why: 'a last day that is over',
    change: (a, { today }) => ({ ...a, endDate: addDays(today, -1) }),
    field: 'endDate',
    message: 'field.rentalEnd.error.past',
  },
  {
    why: 'an end before the beginning',
    change: (a, { today }) => ({ ...a, endDate: addDays(today, 1) }),
    field: 'endDate',
    message: 'field.rentalEnd.error.order',
  },
  {
    why: '31 days',
    change: (a, { today }) => ({ ...a, endDate: addDays(today, 32) }),
    field: 'endDate',
    message: 'rule.rentalTooLong',
  },
];

const valid: Samples['valid'] = ({ today }) => ({
  beginDate: addDays(today, 2),
  endDate: addDays(today, 4),
  insured: [{ ...rider, idKind: 'nationalId' }, visitor],
  ...contact,
});

export const samples: Samples = {
  valid,
  declined: (context) => person({ birthDate: '1952-03-09' })(valid(context)),
  invalid: [
    ...dateRefusals,
    {
      why: 'nobody rides',
      change: (a) => ({ ...a, insured: [] }),
      field: 'insured',
      message: 'field.insured.error.tooFew',
    },
    { why: 'six riders', change: sixRiders, field: 'insured', message: 'field.insured.error.tooMany' },
    ...nameRefusals,
    ...birthRefusals(15),
    wrongPerson('older than anybody is insured', 'birthDate', '1910-01-01', 'field.birthDate.error.tooOld'),
    wrongPerson('neither id nor passport chosen', 'idKind', ''),
    ...nationalIdRefusals,
    {
      why: 'no nationality with a passport',
      change: withPassport({ passportNo: 'PC1200345', nationality: '' }),
      field: 'insured.0.nationality',
      message: 'field.nationality.error',
    },
    {
      why: 'a passport number too short',
      change: withPassport({ passportNo: 'A1' }),
      field: 'insured.0.passportNo',
      message: 'field.passportNo.error',
    },
    {
      why: 'one passport for two riders',
      change: withPassport({}),
      field: 'insured.1.passportNo',
      message: 'rule.samePerson',
    },
    ...contactRefusals,
    unasked,
  ],
};

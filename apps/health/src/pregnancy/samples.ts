import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import {
  contactRefusals,
  coverStartRefusals,
  idRefusals,
  nobody,
  passportRefusals,
  personRefusals,
  refusals,
  type Wrong,
  withValue,
} from '../_family/samples.ts';

/* identity numbers are made-up test vectors, see packages/validators/src/vectors */
const valid: Samples['valid'] = ({ today }) => ({
  expecting: 'yes',
  pregnancyWeek: 11,
  babies: 'one',
  province: '35',
  beginDate: addDays(today, 3),
  insured: [
    {
      firstName: 'Defne',
      lastName: 'Aydın',
      birthDate: '1996-07-05',
      idKind: 'nationalId',
      nationalId: '72243755252',
    },
  ],
  phone: '+905321234567',
  email: 'defne@ornek.com',
});

const wrong: readonly Wrong[] = [
  ['expecting', '', 'field.expecting.error'],
  ['pregnancyWeek', '', 'field.pregnancyWeek.error'],
  ['pregnancyWeek', 0, 'field.pregnancyWeek.error'],
  ['pregnancyWeek', 42, 'field.pregnancyWeek.error'],
  ['babies', '', 'field.babies.error'],
  ['province', '', 'field.province.error'],
  ...coverStartRefusals,
  ...personRefusals,
  ['insured.0.birthDate', { days: -6_000 }, 'field.birthDate.error.tooYoung'],
  ['insured.0.birthDate', '1975-01-01', 'field.birthDate.error.tooOld'],
  ['insured.0.idKind', '', 'field.idKind.error'],
  ...idRefusals('insured.0'),
  ...contactRefusals,
];

export const samples: Samples = {
  valid,
  declined: (context) => withValue(valid(context), 'pregnancyWeek', 25),
  invalid: [
    ...refusals(wrong),
    ...refusals(passportRefusals('insured.0'), (application) => ({
      ...application,
      insured: [
        { ...application.insured?.[0], idKind: 'passport', nationality: '398', passportNo: 'N1234567' },
      ],
    })),
    nobody,
    {
      why: 'two mothers',
      change: (application) => ({
        ...application,
        insured: [application.insured?.[0] ?? {}, application.insured?.[0] ?? {}],
      }),
      field: 'insured',
      message: 'field.insured.error.tooMany',
    },
  ],
};

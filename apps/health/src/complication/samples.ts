import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import {
  contactRefusals,
  idRefusals,
  nobody,
  passportRefusals,
  personRefusals,
  refusals,
  type Wrong,
  withValue,
} from '../_family/samples.ts';

/* numbers are made-up test vectors, see packages/validators/src/vectors */
const valid: Samples['valid'] = ({ today }) => ({
  operation: 'dentalCompanion',
  operationDate: addDays(today, 14),
  clinic: 'Örnek Ağız ve Diş Sağlığı Merkezi',
  companionFirstName: 'Maeve',
  companionLastName: 'O’Connor',
  insured: [
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
  email: 'daniel@ornek.com',
});

const wrong: readonly Wrong[] = [
  ['operation', '', 'field.operation.error'],
  ['operationDate', '', 'field.operationDate.error'],
  ['operationDate', { days: 0 }, 'field.operationDate.error.past'],
  ['operationDate', { days: 181 }, 'field.operationDate.error.tooLate'],
  ['clinic', 'A', 'field.clinic.error'],
  ['companionFirstName', '', 'field.companionFirstName.error'],
  ['companionFirstName', 'M4eve', 'field.companionFirstName.error.letters'],
  ['companionLastName', '', 'field.companionLastName.error'],
  ['companionLastName', '?', 'field.companionLastName.error.letters'],
  ...personRefusals,
  ['insured.0.birthDate', { days: -6_000 }, 'field.birthDate.error.tooYoung'],
  ['insured.0.birthDate', '1949-01-01', 'field.birthDate.error.tooOld'],
  ['insured.0.gender', '', 'field.gender.error'],
  ['insured.0.idKind', '', 'field.idKind.error'],
  ...passportRefusals('insured.0'),
  ...contactRefusals,
];

export const samples: Samples = {
  valid,
  declined: (context) => withValue(valid(context), 'insured.0.birthDate', '1954-03-09'),
  invalid: [
    ...refusals(wrong),
    ...refusals(idRefusals('insured.0'), (application) =>
      withValue(application, 'insured.0.idKind', 'nationalId'),
    ),
    nobody,
    {
      why: 'two patients',
      change: (application) => ({
        ...application,
        insured: [application.insured?.[0] ?? {}, application.insured?.[0] ?? {}],
      }),
      field: 'insured',
      message: 'field.insured.error.tooMany',
    },
  ],
};

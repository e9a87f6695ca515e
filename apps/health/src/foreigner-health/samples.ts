import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import {
  contactRefusals,
  coverStartRefusals,
  nobody,
  personRefusals,
  refusals,
  type Wrong,
  withValue,
} from '../_family/samples.ts';

/* identity numbers are made-up test vectors, see packages/validators/src/vectors */
const valid: Samples['valid'] = ({ today }) => ({
  duration: 'oneYear',
  beginDate: addDays(today, 5),
  insured: [
    {
      firstName: 'Elena',
      lastName: 'Petrova',
      fatherName: 'Sergey',
      birthPlace: 'Kazan',
      birthDate: '1988-04-17',
      gender: 'female',
      nationality: '643',
      idKind: 'passport',
      passportNo: 'C01X00T47',
    },
    {
      firstName: 'Omar',
      lastName: 'Haddad',
      fatherName: 'Karim',
      birthPlace: 'Amman',
      birthDate: '1985-11-02',
      gender: 'male',
      nationality: '400',
      idKind: 'foreignerId',
      foreignerId: '99121050322',
    },
  ],
  phone: '+905321234567',
  email: 'elena@ornek.com',
});

const wrongPerson: readonly Wrong[] = [
  ['insured.0.fatherName', '', 'field.fatherName.error'],
  ['insured.0.fatherName', '7', 'field.fatherName.error.letters'],
  ['insured.0.birthPlace', '', 'field.birthPlace.error'],
  ['insured.0.gender', '', 'field.gender.error'],
  ['insured.0.nationality', '', 'field.nationality.error'],
  ['insured.0.nationality', '792', 'field.nationality.error'],
  ['insured.0.idKind', '', 'field.idKind.error'],
  ['insured.0.passportNo', 'A1', 'field.passportNo.error'],
  ['insured.1.foreignerId', '', 'field.foreignerId.error'],
  ['insured.1.foreignerId', '72243755252', 'field.foreignerId.error'],
];

export const samples: Samples = {
  valid,
  declined: (context) => withValue(valid(context), 'insured.1.birthDate', '1959-11-02'),
  invalid: [
    ...refusals([
      ['duration', '', 'field.duration.error'],
      ['duration', 'threeYears', 'field.duration.error'],
      ...coverStartRefusals,
      ...personRefusals,
      ...wrongPerson,
      ['insured.0.birthDate', '1910-01-01', 'field.birthDate.error.tooOld'],
      ...contactRefusals,
    ]),
    nobody,
    {
      why: 'seven people',
      change: (application) => ({
        ...application,
        insured: Array.from({ length: 7 }, (_, index) => ({
          ...application.insured?.[0],
          passportNo: `C01X00T4${index}`,
        })),
      }),
      field: 'insured',
      message: 'field.insured.error.tooMany',
    },
    {
      why: 'one passport for two people',
      change: (application) => ({
        ...application,
        insured: [application.insured?.[0] ?? {}, { ...application.insured?.[0], firstName: 'Olga' }],
      }),
      field: 'insured.1.passportNo',
      message: 'rule.samePerson',
    },
  ],
};

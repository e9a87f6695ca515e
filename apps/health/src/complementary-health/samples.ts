import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import {
  contactRefusals,
  coverStartRefusals,
  idRefusals,
  nobody,
  personRefusals,
  refusals,
  type Wrong,
  withValue,
} from '../_family/samples.ts';

/* identity numbers are made-up test vectors, see packages/validators/src/vectors */
const valid: Samples['valid'] = ({ today }) => ({
  sgk: 'yes',
  province: '6',
  healthDistrict: '601',
  outpatient: 'yes',
  birth: 'no',
  beginDate: addDays(today, 7),
  insured: [
    {
      relation: 'self',
      firstName: 'Defne',
      lastName: 'Aydın',
      birthDate: '1990-07-05',
      gender: 'female',
      nationalId: '72243755252',
      height: 168,
      weight: 61,
    },
    {
      relation: 'child',
      firstName: 'Kerem',
      lastName: 'Aydın',
      birthDate: '2019-03-11',
      gender: 'male',
      nationalId: '94140159698',
      height: 122,
      weight: 24,
    },
  ],
  phone: '+905321234567',
  email: 'defne@ornek.com',
});

const wrongCover: readonly Wrong[] = [
  ['sgk', '', 'field.sgk.error'],
  ['sgk', 'no', 'rule.sgkNeeded'],
  ['province', '', 'field.province.error'],
  ['healthDistrict', '', 'field.healthDistrict.error'],
  ['outpatient', '', 'field.outpatient.error'],
  ['birth', 'perhaps', 'field.birth.error'],
];

const wrongPerson: readonly Wrong[] = [
  ['insured.0.relation', '', 'field.relation.error'],
  ['insured.1.relation', 'self', 'rule.oneSelf'],
  ['insured.0.gender', '', 'field.gender.error'],
  ['insured.0.height', '', 'field.height.error'],
  ['insured.0.height', '1.68', 'field.height.error'],
  ['insured.0.height', 300, 'field.height.error'],
  ['insured.0.weight', '', 'field.weight.error'],
  ['insured.0.weight', 1, 'field.weight.error'],
  ['insured.1.nationalId', '72243755252', 'rule.samePerson'],
];

const sevenIds = [
  '89864326174',
  '72243755252',
  '94140159698',
  '65655089374',
  '63670650968',
  '98577764654',
  '60970841386',
];

export const samples: Samples = {
  valid,
  declined: (context) => withValue(valid(context), 'insured.0.birthDate', '1958-03-09'),
  invalid: [
    ...refusals([
      ...wrongCover,
      ...coverStartRefusals,
      ...wrongPerson,
      ...personRefusals,
      ...idRefusals('insured.0'),
      ...contactRefusals,
    ]),
    nobody,
    {
      why: 'seven people',
      change: (application) => ({
        ...application,
        insured: sevenIds.map((nationalId) => ({ ...application.insured?.[1], nationalId })),
      }),
      field: 'insured',
      message: 'field.insured.error.tooMany',
    },
    {
      why: 'two spouses',
      change: (application) =>
        withValue(withValue(application, 'insured.0.relation', 'spouse'), 'insured.1.relation', 'spouse'),
      field: 'insured.1.relation',
      message: 'rule.oneSpouse',
    },
    {
      why: 'the birth option without a woman who could use it',
      change: (application) => withValue({ ...application, birth: 'yes' }, 'insured.0.gender', 'male'),
      field: 'birth',
      message: 'rule.birthNobody',
    },
  ],
};

import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import {
  answers,
  contact,
  contactRefusals,
  owner,
  ownerRefusals,
  plateRefusals,
  serialRefusals,
  startRefusals,
  unasked,
  vehicle,
  wrong,
} from '../_family/samples.ts';
import { usualCar } from './usual-car.ts';

const valid: Samples['valid'] = ({ today }) => ({
  ...vehicle,
  makeAndModel: 'Fiat Egea 1.4',
  modelYear: Number(today.slice(0, 4)) - 3,
  ...usualCar,
  beginDate: addDays(today, 5),
  ...owner,
  ...contact,
});

export const samples: Samples = {
  valid,
  declined: (context) => answers({ modelYear: 2008, usage: 'commercial' })(valid(context)),
  invalid: [
    ...plateRefusals,
    ...serialRefusals,
    wrong('no make and model', 'makeAndModel', ''),
    wrong('no model year', 'modelYear', ''),
    wrong('a car of 1989', 'modelYear', 1989),
    {
      why: 'a car of the year after next',
      change: (a, { today }) => ({ ...a, modelYear: Number(today.slice(0, 4)) + 2 }),
      field: 'modelYear',
      message: 'rule.modelYearAhead',
    },
    wrong('no value', 'valueBand', ''),
    wrong('no use', 'usage', '', 'field.carUsage.error'),
    wrong('no kind of kasko', 'coverType', ''),
    wrong('nothing said of glass', 'glass', ''),
    wrong('nothing said of a replacement car', 'replacementCar', ''),
    wrong('no no-claims discount', 'noClaims', ''),
    ...startRefusals,
    ...ownerRefusals,
    ...contactRefusals,
    unasked,
  ],
};

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

const valid: Samples['valid'] = ({ today }) => ({
  country: '276',
  period: 'm1',
  beginDate: addDays(today, 10),
  ...vehicle,
  vehicleType: 'car',
  ...owner,
  ...contact,
});

export const samples: Samples = {
  valid,
  declined: (context) => answers({ country: '504', period: 'd15' })(valid(context)),
  invalid: [
    wrong('no country', 'country', '', 'field.cardCountry.error'),
    wrong('a period nobody sells', 'period', 'm13'),
    ...startRefusals,
    ...plateRefusals,
    ...serialRefusals,
    wrong('no vehicle type', 'vehicleType', ''),
    ...ownerRefusals,
    ...contactRefusals,
    unasked,
  ],
};

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
  ...vehicle,
  vehicleType: 'car',
  province: '34',
  noClaimsStep: 's6',
  beginDate: addDays(today, 3),
  ...owner,
  ...contact,
});

export const samples: Samples = {
  valid,
  declined: (context) => answers({ vehicleType: 'motorcycle', noClaimsStep: 's0' })(valid(context)),
  invalid: [
    ...plateRefusals,
    ...serialRefusals,
    wrong('no vehicle type', 'vehicleType', ''),
    wrong('no province', 'province', ''),
    wrong('a province that is none', 'province', '82'),
    wrong('no step', 'noClaimsStep', ''),
    ...startRefusals,
    ...ownerRefusals,
    ...contactRefusals,
    unasked,
  ],
};

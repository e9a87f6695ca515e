import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { noTripType, person, tooOld, travellers, travelRefusals } from '../_family/samples.ts';

const valid: Samples['valid'] = ({ today }) => ({
  tripType: 'round',
  beginDate: addDays(today, 21),
  endDate: addDays(today, 26),
  ...travellers,
});

export const samples: Samples = {
  valid,
  declined: (context) => person(0, { birthDate: '1949-03-09' })(valid(context)),
  invalid: [noTripType, tooOld, ...travelRefusals(30)],
};

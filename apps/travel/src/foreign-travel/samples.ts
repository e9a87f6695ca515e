import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { noTripType, person, tooOld, travellers, travelRefusals, trip } from '../_family/samples.ts';

const valid: Samples['valid'] = ({ today }) => ({
  tripType: 'round',
  region: 'europe',
  country: '996',
  beginDate: addDays(today, 21),
  endDate: addDays(today, 32),
  ...travellers,
});

export const samples: Samples = {
  valid,
  declined: (context) => person(0, { birthDate: '1949-03-09' })(valid(context)),
  invalid: [
    noTripType,
    {
      why: 'no destination',
      change: trip({ region: '' }),
      field: 'region',
      message: 'field.destination.error',
    },
    {
      why: 'an unknown destination',
      change: trip({ region: 'moon' }),
      field: 'region',
      message: 'field.destination.error',
    },
    {
      why: 'an unknown purpose',
      change: trip({ purpose: 'moon' }),
      field: 'purpose',
      message: 'field.purpose.error',
    },
    { why: 'no country', change: trip({ country: '' }), field: 'country', message: 'field.country.error' },
    tooOld,
    ...travelRefusals(92),
  ],
};

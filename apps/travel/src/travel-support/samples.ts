import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { travellers, travelRefusals, trip } from '../_family/samples.ts';

/* nobody asks for the gender here */
const { insured, ...contact } = travellers;

const valid: Samples['valid'] = ({ today }) => ({
  area: 'europe',
  beginDate: addDays(today, 21),
  endDate: addDays(today, 30),
  tripCost: 96_000,
  insured: insured.map(({ gender: _, ...person }) => person),
  ...contact,
});

const wrongCost = (why: string, tripCost: string | number): Samples['invalid'][number] => ({
  why,
  change: trip({ tripCost }),
  field: 'tripCost',
  message: 'field.tripCost.error',
});

export const samples: Samples = {
  valid,
  declined: (context) => ({
    ...valid(context),
    beginDate: addDays(context.today, 1),
    endDate: addDays(context.today, 6),
  }),
  invalid: [
    { why: 'nowhere', change: trip({ area: '' }), field: 'area', message: 'field.area.error' },
    { why: 'to the moon', change: trip({ area: 'moon' }), field: 'area', message: 'field.area.error' },
    wrongCost('no cost of the trip', ''),
    wrongCost('a trip that costs nothing', 0),
    wrongCost('a trip of a million and one', 1_000_001),
    ...travelRefusals(60).filter(({ field }) => !field.endsWith('.gender')),
  ],
};

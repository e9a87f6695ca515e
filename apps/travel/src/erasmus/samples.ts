import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { tooOld, travellers, travelRefusals, trip } from '../_family/samples.ts';

const valid: Samples['valid'] = ({ today }) => ({
  activity: 'study',
  country: '276',
  beginDate: addDays(today, 21),
  endDate: addDays(today, 170),
  ...travellers,
});

const refusedCountry = (why: string, country: string, message: string): Samples['invalid'][number] => ({
  why,
  change: trip({ country }),
  field: 'country',
  message,
});

export const samples: Samples = {
  valid,
  /* one plan is for students only */
  declined: (context) => ({ ...valid(context), activity: 'traineeship' }),
  invalid: [
    {
      why: 'neither student nor trainee',
      change: trip({ activity: '' }),
      field: 'activity',
      message: 'field.activity.error',
    },
    refusedCountry('no country', '', 'field.country.error'),
    refusedCountry('Türkiye itself', '792', 'field.country.error'),
    refusedCountry('a country outside Europe', '840', 'field.country.error'),
    refusedCountry('a group of countries', '996', 'field.country.error'),
    refusedCountry('Kosovo by its other code', '999', 'field.country.error'),
    refusedCountry('a country no exchange goes to', '112', 'error.country-not-covered'),
    tooOld,
    ...travelRefusals(366),
  ],
};

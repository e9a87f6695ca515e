import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { holder, holderRefusals, home, homeRefusals, refused, uavtInKadikoy } from '../_family/samples.ts';

const valid: Samples['valid'] = ({ today }) => ({
  uavt: uavtInKadikoy,
  squareMetres: 110,
  buildYear: 'from2007',
  style: 'concrete',
  floors: 'middle',
  occupancy: 'owner',
  buildingSum: 3_000_000,
  contentsSum: 600_000,
  coverTheft: true,
  coverFlood: true,
  coverGlass: true,
  coverLiability: false,
  coverEarthquake: true,
  hasDask: 'yes',
  beginDate: addDays(today, 3),
  ...holder,
});

export const samples: Samples = {
  valid,
  declined: (context) => home({ buildYear: 'upTo1975', style: 'other' })(valid(context)),
  invalid: [
    ...homeRefusals,
    refused('19 square metres', { squareMetres: 19 }, 'field.squareMetres.error'),
    refused('nobody lives there', { occupancy: '' }, 'field.occupancy.error'),
    refused('a building for the price of a car', { buildingSum: 249_999 }, 'field.buildingSum.error'),
    refused('contents of a suitcase', { contentsSum: 900 }, 'field.contentsSum.error'),
    refused('contents with half a lira', { contentsSum: '75.000,50' }, 'field.number.unclear'),
    refused('theft neither chosen nor not', { coverTheft: 'yes' }, 'field.coverTheft.error'),
    refused('flood neither chosen nor not', { coverFlood: 'yes' }, 'field.coverFlood.error'),
    refused('glass neither chosen nor not', { coverGlass: 'yes' }, 'field.coverGlass.error'),
    refused('liability neither chosen nor not', { coverLiability: 'yes' }, 'field.coverLiability.error'),
    refused('earthquake neither chosen nor not', { coverEarthquake: 'yes' }, 'field.coverEarthquake.error'),
    refused('earthquake cover, DASK left open', { hasDask: '' }, 'field.hasDask.error'),
    refused('earthquake cover without DASK', { hasDask: 'no' }, 'rule.daskFirst'),
    ...holderRefusals,
  ],
};

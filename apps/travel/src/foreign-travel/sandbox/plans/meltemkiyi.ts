import { eastern, family, type Plan, unsafe } from '../plan.ts';

export const meltemkiyi: Plan = {
  insurer: 'meltemkiyi',
  planName: 'Kısa Kaçamak',
  level: { europe: 82, world: 90 },
  ages: family,
  maxDays: 31,
  maxPersons: 10,
  groupDiscount: 6,
  excludedCountries: [...eastern, ...unsafe],
  roundTripOnly: true,
  deductible: 40,
  covers: {
    medicalTreatment: 30_000,
    medicalTransport: 30_000,
    luggageLoss: 250,
    funeralTransport: 30_000,
    tripCancellation: 300,
    luggageDelay: 50,
  },
  exclusions: [
    'preExisting',
    'plannedTreatment',
    'pregnancy',
    'alcoholDrugs',
    'extremeSports',
    'winterSports',
    'war',
    'manualWork',
  ],
  installments: true,
  quoteDocument: true,
};

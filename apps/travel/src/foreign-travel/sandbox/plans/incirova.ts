import { eastern, family, type Plan, unsafe } from '../plan.ts';

export const incirova: Plan = {
  insurer: 'incirova',
  planName: 'Bereket Yolu',
  level: { europe: 103, world: 110 },
  ages: family,
  maxDays: 45,
  maxPersons: 8,
  groupDiscount: 12,
  excludedCountries: [...eastern, ...unsafe],
  deductible: 25,
  covers: {
    medicalTreatment: 40_000,
    medicalTransport: 40_000,
    luggageLoss: 300,
    funeralTransport: 40_000,
    emergencyDental: 150,
    companionTravel: 500,
    luggageDelay: 60,
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
  installments: false,
  quoteDocument: true,
};

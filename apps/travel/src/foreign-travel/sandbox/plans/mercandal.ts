import { eastern, type Plan, unsafe } from '../plan.ts';

export const mercandal: Plan = {
  insurer: 'mercandal',
  planName: 'Dalga ve Kar',
  level: { europe: 127, world: 124, costly: 126 },
  ages: [
    [17, 100],
    [59, 100],
    [65, 165],
  ],
  maxDays: 45,
  maxPersons: 6,
  groupDiscount: 0,
  excludedCountries: [...eastern, ...unsafe],
  deductible: 75,
  covers: {
    medicalTreatment: 50_000,
    medicalTransport: 50_000,
    luggageLoss: 700,
    funeralTransport: 50_000,
    emergencyDental: 200,
    companionTravel: 800,
    earlyReturn: 'included',
    luggageDelay: 100,
    personalLiability: 25_000,
    winterSports: 10_000,
  },
  exclusions: ['preExisting', 'plannedTreatment', 'pregnancy', 'alcoholDrugs', 'war', 'manualWork'],
  installments: false,
  quoteDocument: false,
};

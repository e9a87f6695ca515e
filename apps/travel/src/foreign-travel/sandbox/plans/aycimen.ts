import { type Plan, unsafe, young } from '../plan.ts';

export const aycimen: Plan = {
  insurer: 'aycimen',
  planName: 'Genç Gezgin',
  level: { europe: 74, world: 79, costly: 93 },
  ages: young,
  maxDays: 92,
  maxPersons: 4,
  groupDiscount: 0,
  excludedCountries: unsafe,
  deductible: 30,
  covers: {
    medicalTreatment: 30_000,
    medicalTransport: 'unlimited',
    luggageLoss: 200,
    funeralTransport: 30_000,
    companionTravel: 500,
    earlyReturn: 'included',
    lostDocuments: 100,
    personalLiability: 5_000,
  },
  exclusions: [
    'preExisting',
    'plannedTreatment',
    'pregnancy',
    'alcoholDrugs',
    'extremeSports',
    'winterSports',
    'war',
  ],
  installments: true,
  quoteDocument: true,
};

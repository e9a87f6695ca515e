import { type Plan, senior, unsafe } from '../plan.ts';

export const yedicam: Plan = {
  insurer: 'yedicam',
  planName: 'Sağlıklı Yol',
  level: { europe: 134, world: 126, costly: 118 },
  ages: senior,
  maxDays: 92,
  maxPersons: 10,
  groupDiscount: 5,
  excludedCountries: unsafe,
  deductible: null,
  covers: {
    medicalTreatment: 100_000,
    medicalTransport: 'unlimited',
    luggageLoss: 500,
    funeralTransport: 'unlimited',
    emergencyDental: 400,
    companionTravel: 2_000,
    earlyReturn: 'included',
    luggageDelay: 100,
    lostDocuments: 200,
    personalLiability: 20_000,
  },
  exclusions: ['plannedTreatment', 'pregnancy', 'alcoholDrugs', 'extremeSports', 'winterSports', 'war'],
  installments: true,
  quoteDocument: true,
};

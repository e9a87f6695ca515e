import { eastern, type Plan, plain, unsafe } from '../plan.ts';

export const bulutkaya: Plan = {
  insurer: 'bulutkaya',
  planName: 'Seyahat Standart',
  level: { europe: 88, world: 91, costly: 97 },
  ages: plain,
  maxDays: 62,
  maxPersons: 6,
  groupDiscount: 0,
  excludedCountries: [...eastern, ...unsafe],
  deductible: 50,
  covers: {
    medicalTreatment: 30_000,
    medicalTransport: 30_000,
    funeralTransport: 30_000,
    emergencyDental: 100,
    earlyReturn: 'included',
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
  quoteDocument: false,
};

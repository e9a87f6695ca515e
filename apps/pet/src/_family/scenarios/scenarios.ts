import type { Scenarios } from '@sigorta/product-kit/scenarios/scenario';

export const scenarios: Scenarios = [
  { id: 'hit-by-car', costs: { pet: 18_000 }, paidBy: ['accidentTreatment'] },
  {
    id: 'day-90',
    costs: { pet: 12_000 },
    paidBy: ['illnessTreatment'],
    told: { illness: true },
    measures: { days: 90 },
  },
  { id: 'night-vet', costs: { pet: 5_500 }, paidBy: ['emergencyVet'] },
  { id: 'bitten', costs: { pet: 35_000 }, paidBy: ['liability'] },
  { id: 'lost', costs: { pet: 2_400 }, paidBy: ['lostPet'] },
  {
    id: 'day-20',
    costs: { pet: 4_000 },
    paidBy: ['illnessTreatment'],
    told: { illness: true, waitingPeriod: true },
    measures: { days: 20 },
  },
  { id: 'hip', costs: { pet: 30_000 }, paidBy: ['surgery'], told: { hereditary: true } },
  {
    id: 'gums',
    costs: { pet: 6_000 },
    paidBy: ['illnessTreatment'],
    told: { illness: true, dental: true },
    measures: { days: 200 },
  },
  { id: 'vaccine', costs: { pet: 1_500 }, paidBy: [], told: { prevention: true } },
];

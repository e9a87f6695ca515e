import type { Scenarios } from '@sigorta/product-kit/scenarios/scenario';

const unitedKingdom = 826;

/** What is likeliest or dearest stands first: screens show five before all. */
export const scenarios: Scenarios = [
  {
    id: 'lost-bag',
    costs: { 'foreign-travel': 500, 'domestic-travel': 6_500, 'travel-support': 18_000, erasmus: 500 },
    paidBy: ['luggageLoss'],
    told: { checkedIn: true },
  },
  {
    id: 'ill-before',
    costs: { 'foreign-travel': 800, 'domestic-travel': 9_000, 'travel-support': 60_000 },
    paidBy: ['tripCancellation'],
    told: { seriousReason: true },
  },
  {
    id: 'ski-leg',
    costs: { 'foreign-travel': 8_000, 'domestic-travel': 120_000, erasmus: 8_000, incoming: 6_000 },
    paidBy: ['winterSports', 'medicalTreatment'],
    told: { winterSports: true },
  },
  {
    id: 'tooth',
    costs: { 'foreign-travel': 180, 'domestic-travel': 4_500, erasmus: 180, incoming: 140 },
    paidBy: ['emergencyDental'],
  },
  {
    id: 'week-34',
    costs: { 'foreign-travel': 4_000, 'domestic-travel': 60_000, erasmus: 4_000, incoming: 4_000 },
    paidBy: ['medicalTreatment'],
    told: { pregnancy: true, pregnancyRoutine: false },
    measures: { week: 34 },
  },
  {
    id: 'flight-5-hours',
    costs: { 'travel-support': 2_800 },
    paidBy: ['travelDelay'],
    measures: { hours: 5 },
  },
  {
    id: 'connection',
    costs: { 'travel-support': 7_000 },
    paidBy: ['missedConnection'],
  },
  {
    id: 'passport',
    costs: { 'foreign-travel': 220, 'travel-support': 3_200, erasmus: 220 },
    paidBy: ['lostDocuments'],
  },
  {
    id: 'bag-5-hours',
    costs: { 'foreign-travel': 90, 'domestic-travel': 1_800, 'travel-support': 3_500 },
    paidBy: ['luggageDelay'],
    measures: { hours: 5 },
  },
  {
    id: 'bag-from-chair',
    costs: { 'foreign-travel': 300, 'travel-support': 9_000 },
    paidBy: ['luggageLoss'],
    told: { checkedIn: false, unattended: false },
  },
  {
    id: 'relative-died',
    costs: { 'domestic-travel': null, 'travel-support': null, erasmus: null },
    paidBy: ['earlyReturn'],
    told: { relativeDied: true },
  },
  {
    id: 'bedside',
    costs: { 'domestic-travel': 9_000, erasmus: 900, incoming: 700 },
    paidBy: ['companionTravel'],
    measures: { days: 8 },
  },
  {
    id: 'london-day',
    costs: { 'foreign-travel': 1_500, erasmus: 1_500 },
    paidBy: ['medicalTreatment'],
    country: unitedKingdom,
  },
  {
    id: 'day-after',
    costs: { 'foreign-travel': 700, incoming: 600 },
    paidBy: ['medicalTreatment'],
    afterEnd: true,
  },
  {
    id: 'diving-ear',
    costs: { 'foreign-travel': 900, 'domestic-travel': 15_000, incoming: 700 },
    paidBy: ['medicalTreatment'],
    told: { extremeSports: true },
  },
  {
    id: 'jet-ski',
    costs: { incoming: 2_500 },
    paidBy: ['medicalTreatment'],
    told: { waterSports: true },
  },
  {
    id: 'drunk-fall',
    costs: { 'foreign-travel': 3_000, incoming: 2_000 },
    paidBy: ['medicalTreatment'],
    told: { alcoholDrugs: true },
  },
  {
    id: 'old-illness',
    costs: { 'domestic-travel': 25_000, incoming: 1_800 },
    paidBy: ['medicalTreatment'],
    told: { preExisting: true },
  },
  {
    id: 'flight-home',
    costs: { incoming: 25_000 },
    paidBy: ['medicalTransport'],
    told: { doctorDecides: true },
  },
  {
    id: 'laptop',
    costs: { 'travel-support': 35_000 },
    paidBy: ['luggageLoss'],
    told: { checkedIn: true, valuables: true },
  },
  {
    id: 'changed-mind',
    costs: { 'travel-support': 60_000 },
    paidBy: ['tripCancellation'],
    told: { seriousReason: false, changeOfMind: true },
  },
  {
    id: 'doctor-visit',
    costs: { 'travel-support': 6_000 },
    paidBy: [],
    told: { medicalCosts: true },
  },
  {
    id: 'bike-hit',
    costs: { erasmus: 12_000 },
    paidBy: ['personalLiability'],
  },
  {
    id: 'term-broken',
    costs: { erasmus: 1_400 },
    paidBy: ['studyInterruption'],
    told: { seriousReason: true },
  },
];

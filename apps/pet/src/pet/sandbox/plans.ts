import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Per cent of the year's price by full years of the pet; older than the last band is declined. */
type Ages = Bands<number>;
const usual: Ages = [
  [4, 100],
  [7, 120],
  [9, 140],
];
const wide: Ages = [
  [4, 100],
  [8, 125],
  [12, 170],
];
const narrow: Ages = [[7, 100]];

export interface Plan extends OfferPlan<CoverageCode> {
  /** whole lira a year, insurance transaction tax included; null when the species is not insured */
  catYear: number | null;
  dogYear: number | null;
  ages: Ages;
  /** full years */
  youngest: number;
  /** codes of packages/lookups/src/lists/breed-codes.json */
  declinedBreeds?: readonly number[];
}

/** Boerboel, Cane Corso, Dobermann, Presa Canario, Rottweiler: allowed, but not wanted everywhere. */
const guardDogs = [61, 88, 114, 243, 252];

const always = ['preExisting', 'prevention', 'hereditary', 'breeding', 'waitingPeriod', 'noMicrochip'];

export const plans: readonly Plan[] = [
  {
    insurer: 'turnagol',
    planName: 'Patili Dost',
    catYear: 2_990,
    dogYear: 3_890,
    ages: usual,
    youngest: 0,
    deductible: 500,
    covers: {
      accidentTreatment: 25_000,
      illnessTreatment: 15_000,
      liability: 50_000,
      surgery: 20_000,
      emergencyVet: 5_000,
      lostPet: 3_000,
      vetAdvice: 'included',
    },
    exclusions: [...always, 'dental'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'bulutkaya',
    planName: 'Acil Pati',
    catYear: 1_690,
    dogYear: 2_190,
    ages: wide,
    youngest: 0,
    deductible: 750,
    covers: {
      accidentTreatment: 15_000,
      liability: 30_000,
      emergencyVet: 4_000,
      lostPet: 2_000,
    },
    exclusions: [...always, 'dental', 'illness', 'abroad'],
    installments: true,
    quoteDocument: false,
  },
  {
    insurer: 'yedicam',
    planName: 'Sağlıklı Patiler',
    catYear: 4_690,
    dogYear: 5_990,
    ages: usual,
    youngest: 0,
    deductible: null,
    covers: {
      accidentTreatment: 50_000,
      illnessTreatment: 40_000,
      liability: 100_000,
      surgery: 40_000,
      emergencyVet: 10_000,
      hospitalStay: { count: 10 },
      lostPet: 5_000,
      boarding: 4_000,
      deathByAccident: 10_000,
      vetAdvice: 'included',
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'laledere',
    planName: 'Can Dostum',
    catYear: 3_490,
    dogYear: 4_390,
    ages: usual,
    youngest: 1,
    deductible: 400,
    covers: {
      accidentTreatment: 30_000,
      illnessTreatment: 20_000,
      liability: 75_000,
      surgery: 25_000,
      emergencyVet: 6_000,
      hospitalStay: { count: 5 },
      lostPet: 3_000,
      vetAdvice: 'included',
    },
    exclusions: [...always, 'dental'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'incirova',
    planName: 'Bahçe Kapısı',
    catYear: 2_390,
    dogYear: 2_990,
    ages: wide,
    youngest: 0,
    deductible: 600,
    covers: {
      accidentTreatment: 20_000,
      illnessTreatment: 10_000,
      liability: 40_000,
      surgery: 12_000,
      lostPet: 2_500,
      boarding: 2_000,
    },
    exclusions: [...always, 'dental', 'abroad'],
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'mercandal',
    planName: 'Sorumlu Sahip',
    catYear: 1_290,
    dogYear: 1_990,
    ages: wide,
    youngest: 0,
    declinedBreeds: guardDogs,
    deductible: 1_000,
    covers: {
      accidentTreatment: 8_000,
      liability: 150_000,
      lostPet: 2_000,
      vetAdvice: 'included',
    },
    exclusions: [...always, 'dental', 'illness'],
    installments: true,
    quoteDocument: false,
  },
  {
    insurer: 'meltemkiyi',
    planName: 'Kedi Günlüğü',
    catYear: 2_690,
    dogYear: null,
    ages: narrow,
    youngest: 0,
    deductible: null,
    covers: {
      accidentTreatment: 20_000,
      illnessTreatment: 20_000,
      liability: 20_000,
      surgery: 20_000,
      emergencyVet: 5_000,
      hospitalStay: { count: 5 },
      vetAdvice: 'included',
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
];

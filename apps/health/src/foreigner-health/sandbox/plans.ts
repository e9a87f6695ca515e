import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { HealthPlan } from '../../_family/sandbox/plan.ts';
import type { CoverageCode } from '../coverages.ts';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Kuruş a year by completed years, before an insurer's own level. */
export const yearPrices: Bands<number> = [
  [15, 512_000],
  [25, 386_000],
  [35, 432_000],
  [45, 524_000],
  [50, 668_000],
  [55, 912_000],
  [60, 1_286_000],
  [65, 1_874_000],
  [70, 2_690_000],
  [75, 3_980_000],
];

/**
 * The least a policy for a residence permit holds: circular 2016/16 of 10 May 2016, art. 1, as amended on 18 March
 * 2022. Whole lira a year; outpatient at contracted places or elsewhere, inpatient elsewhere.
 */
export const leastCover = { inpatient: 'unlimited', outpatient: 5_000, inpatientOther: 50_000 } as const;

export interface Plan extends HealthPlan<CoverageCode> {
  /** per cent of a year's price for two years; null when only one year is sold */
  twoYears: number | null;
  maxPersons: number;
  /** cover cannot begin on the day of purchase */
  fromTomorrow?: true;
}

const toSixtyFive: Bands<number> = [[65, 100]];
const toSeventy: Bands<number> = [[70, 100]];
const toSeventyFive: Bands<number> = [
  [65, 100],
  [75, 112],
];

const always = ['preExisting', 'cosmetic', 'alcoholDrugs', 'fertility', 'experimental', 'pregnancy'];

export const plans: readonly Plan[] = [
  {
    insurer: 'laledere',
    planName: 'İkamet Paketi',
    level: 96,
    ages: toSeventy,
    twoYears: 188,
    maxPersons: 6,
    deductible: null,
    covers: { ...leastCover, interpreter: 'included', ambulance: 'included' },
    exclusions: [...always, 'extremeSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'yedicam',
    planName: 'Yediçam Yabancı Sağlık',
    level: 139,
    ages: toSeventyFive,
    twoYears: 184,
    maxPersons: 6,
    deductible: null,
    covers: {
      ...leastCover,
      outpatient: 25_000,
      inpatientOther: 150_000,
      wideNetwork: 'included',
      dentalEmergency: 6_000,
      checkup: { count: 1 },
      interpreter: 'included',
      funeralTransport: 150_000,
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: [...always],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'turnagol',
    planName: 'Göç Yolu İkamet',
    level: 108,
    ages: toSeventy,
    twoYears: 186,
    maxPersons: 6,
    fromTomorrow: true,
    deductible: null,
    covers: {
      ...leastCover,
      outpatient: 10_000,
      dentalEmergency: 2_500,
      interpreter: 'included',
      funeralTransport: 75_000,
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: [...always, 'extremeSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'meltemkiyi',
    planName: 'Misafir Yıl',
    level: 83,
    ages: toSixtyFive,
    twoYears: null,
    maxPersons: 4,
    deductible: 750,
    covers: { ...leastCover, dentalEmergency: 1_500 },
    exclusions: [...always, 'extremeSports', 'war'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'aycimen',
    planName: 'Ayçimen Oturum',
    level: 101,
    ages: toSixtyFive,
    twoYears: 190,
    maxPersons: 5,
    deductible: null,
    covers: {
      ...leastCover,
      outpatient: 7_500,
      dentalEmergency: 2_000,
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: [...always, 'extremeSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'poyraztas',
    planName: 'Asgari Genelge Planı',
    level: 89,
    ages: toSixtyFive,
    twoYears: 192,
    maxPersons: 6,
    fromTomorrow: true,
    deductible: null,
    covers: { ...leastCover },
    exclusions: [...always, 'extremeSports', 'war'],
    installments: false,
    quoteDocument: false,
  },
  {
    insurer: 'sarikavak',
    planName: 'Ailece Oturum',
    level: 115,
    ages: toSeventy,
    twoYears: 185,
    maxPersons: 6,
    deductible: 1_250,
    covers: {
      ...leastCover,
      outpatient: 15_000,
      inpatientOther: 75_000,
      wideNetwork: 'included',
      dentalEmergency: 4_000,
      checkup: { count: 1 },
      interpreter: 'included',
      funeralTransport: 100_000,
      ambulance: 'included',
    },
    exclusions: [...always, 'extremeSports'],
    installments: true,
    quoteDocument: true,
  },
];

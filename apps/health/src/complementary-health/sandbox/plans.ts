import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Cover } from '@sigorta/product-kit/tariffs/cover';
import type { HealthPlan } from '../../_family/sandbox/plan.ts';
import type { CoverageCode } from '../coverages.ts';

export interface Plan extends HealthPlan<CoverageCode> {
  /** visits a year and per cent on top of the inpatient price; null when it is not sold */
  outpatient: { visits: number; percent: number } | null;
  /** per cent of the birth option's price, and the code of its waiting time; null when it is not sold */
  birth: { percent: number; limit: Cover; newborn: Cover; waiting: string } | null;
  /** per cent taken off from three persons on */
  familyDiscount: number;
  /** refuses what `bodyLoading` cannot judge; others add `highestLoading` */
  assessesBody?: true;
  highestLoading: number;
  noChildAlone?: true;
  /** cover cannot begin on the day of purchase */
  fromTomorrow?: true;
}

const usual: Bands<number> = [[65, 100]];
const wide: Bands<number> = [
  [60, 100],
  [75, 108],
];
const narrow: Bands<number> = [[55, 100]];

const always = ['preExisting', 'cosmetic', 'alcoholDrugs', 'fertility', 'experimental', 'outsideNetwork'];

export const plans: readonly Plan[] = [
  {
    insurer: 'yedicam',
    planName: 'Yediçam Tam Destek',
    level: 118,
    ages: wide,
    outpatient: { visits: 12, percent: 96 },
    birth: { percent: 110, limit: 'unlimited', newborn: 60_000, waiting: 'birthWaiting12' },
    familyDiscount: 10,
    highestLoading: 45,
    deductible: null,
    covers: {
      inpatient: 'unlimited',
      wideNetwork: 'included',
      emergency: 'unlimited',
      physiotherapy: { count: 30 },
      medicalDevices: 40_000,
      checkup: { count: 1 },
      dental: 'included',
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: [...always, 'waiting3'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'aycimen',
    planName: 'Ayçimen Aile',
    level: 104,
    ages: usual,
    outpatient: { visits: 10, percent: 92 },
    birth: { percent: 92, limit: 'unlimited', newborn: 80_000, waiting: 'birthWaiting10' },
    familyDiscount: 12,
    highestLoading: 45,
    assessesBody: true,
    noChildAlone: true,
    deductible: null,
    covers: {
      inpatient: 'unlimited',
      emergency: 'unlimited',
      physiotherapy: { count: 20 },
      medicalDevices: 25_000,
      checkup: { count: 1 },
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: [...always, 'waiting3', 'extremeSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'laledere',
    planName: 'SGK Tamamlar',
    level: 97,
    ages: usual,
    outpatient: { visits: 8, percent: 84 },
    birth: { percent: 100, limit: 120_000, newborn: 30_000, waiting: 'birthWaiting12' },
    familyDiscount: 8,
    highestLoading: 45,
    assessesBody: true,
    deductible: null,
    covers: {
      inpatient: 'unlimited',
      emergency: 'unlimited',
      physiotherapy: { count: 15 },
      medicalDevices: 20_000,
      dental: 'included',
      ambulance: 'included',
    },
    exclusions: [...always, 'waiting3', 'extremeSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'turnagol',
    planName: 'Göç Yolu Sağlık',
    level: 101,
    ages: usual,
    outpatient: { visits: 10, percent: 88 },
    birth: { percent: 105, limit: 150_000, newborn: 40_000, waiting: 'birthWaiting12' },
    familyDiscount: 5,
    highestLoading: 50,
    fromTomorrow: true,
    deductible: null,
    covers: {
      inpatient: 'unlimited',
      wideNetwork: 'included',
      emergency: 'unlimited',
      physiotherapy: { count: 20 },
      medicalDevices: 30_000,
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: [...always, 'waiting6', 'extremeSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'sarikavak',
    planName: 'Aile Kavağı',
    level: 88,
    ages: usual,
    outpatient: { visits: 8, percent: 80 },
    birth: { percent: 88, limit: 90_000, newborn: 20_000, waiting: 'birthWaiting12' },
    familyDiscount: 15,
    highestLoading: 45,
    assessesBody: true,
    noChildAlone: true,
    deductible: 2_500,
    covers: {
      inpatient: 'unlimited',
      emergency: 'unlimited',
      physiotherapy: { count: 10 },
      medicalDevices: 15_000,
      ambulance: 'included',
    },
    exclusions: [...always, 'waiting3', 'extremeSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'bulutkaya',
    planName: 'Yatarak Güvence',
    level: 79,
    ages: narrow,
    outpatient: null,
    birth: null,
    familyDiscount: 5,
    highestLoading: 45,
    assessesBody: true,
    deductible: 5_000,
    covers: {
      inpatient: 1_500_000,
      emergency: 'included',
      medicalDevices: 10_000,
      ambulance: 'included',
    },
    exclusions: [...always, 'waiting6', 'extremeSports', 'physiotherapy'],
    installments: false,
    quoteDocument: false,
  },
  {
    insurer: 'meltemkiyi',
    planName: 'Kıyı Sağlık',
    level: 84,
    ages: narrow,
    outpatient: { visits: 6, percent: 72 },
    birth: null,
    familyDiscount: 0,
    highestLoading: 45,
    assessesBody: true,
    deductible: 1_500,
    covers: {
      inpatient: 2_500_000,
      emergency: 'included',
      physiotherapy: { count: 10 },
      medicalDevices: 12_000,
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: [...always, 'waiting3', 'extremeSports'],
    installments: true,
    quoteDocument: true,
  },
];

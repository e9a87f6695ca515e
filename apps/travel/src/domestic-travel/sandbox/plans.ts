import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Kuruş for one adult and so many days, before an insurer's own level. */
export const dayPrices: Bands<number> = [
  [1, 8_900],
  [3, 13_500],
  [5, 17_900],
  [7, 21_900],
  [10, 27_500],
  [15, 36_900],
  [21, 46_500],
  [30, 59_900],
];

/** Per cent of the adult price by completed years on the first day; older than the last band is declined. */
type Ages = Bands<number>;
const usual: Ages = [
  [17, 80],
  [64, 100],
  [70, 140],
  [75, 180],
];
const wide: Ages = [
  [17, 90],
  [64, 100],
  [70, 130],
  [80, 210],
];
const narrow: Ages = [[60, 100]];

export interface Plan extends OfferPlan<CoverageCode> {
  /** per cent of `dayPrices` */
  level: number;
  ages: Ages;
  maxDays: number;
  maxPersons: number;
  /** per cent taken off from three persons on */
  groupDiscount: number;
  /** insures holders of an id number only */
  idOnly?: true;
  /** cover cannot begin on the day of purchase */
  fromTomorrow?: true;
}

const always = ['preExisting', 'plannedTreatment', 'pregnancy', 'alcoholDrugs', 'extremeSports', 'homeCity'];

export const plans: readonly Plan[] = [
  {
    insurer: 'turnagol',
    planName: 'Göç Yolu Türkiye',
    level: 108,
    ages: usual,
    maxDays: 30,
    maxPersons: 10,
    groupDiscount: 8,
    deductible: null,
    covers: {
      medicalTreatment: 150_000,
      medicalTransport: 'unlimited',
      luggageLoss: 7_500,
      personalAccident: 200_000,
      funeralTransport: 'included',
      emergencyDental: 4_000,
      companionTravel: 12_000,
      earlyReturn: 'included',
      luggageDelay: 2_000,
    },
    exclusions: [...always, 'winterSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'bulutkaya',
    planName: 'Yurt İçi Standart',
    level: 86,
    ages: usual,
    maxDays: 15,
    maxPersons: 6,
    groupDiscount: 0,
    deductible: 1_000,
    covers: {
      medicalTreatment: 75_000,
      medicalTransport: 50_000,
      personalAccident: 75_000,
      funeralTransport: 'included',
    },
    exclusions: [...always, 'winterSports', 'professionalDriving'],
    installments: true,
    quoteDocument: false,
  },
  {
    insurer: 'yedicam',
    planName: 'Sağlıklı Yol Türkiye',
    level: 131,
    ages: wide,
    maxDays: 30,
    maxPersons: 10,
    groupDiscount: 5,
    deductible: null,
    covers: {
      medicalTreatment: 300_000,
      medicalTransport: 'unlimited',
      luggageLoss: 5_000,
      personalAccident: 150_000,
      funeralTransport: 'included',
      emergencyDental: 7_500,
      companionTravel: 20_000,
      earlyReturn: 'included',
    },
    exclusions: always.filter((code) => code !== 'preExisting'),
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'laledere',
    planName: 'Yol Arkadaşı',
    level: 97,
    ages: usual,
    maxDays: 30,
    maxPersons: 10,
    groupDiscount: 10,
    deductible: null,
    covers: {
      medicalTreatment: 100_000,
      medicalTransport: 'unlimited',
      luggageLoss: 6_000,
      personalAccident: 100_000,
      funeralTransport: 'included',
      emergencyDental: 3_000,
      companionTravel: 10_000,
      earlyReturn: 'included',
      tripCancellation: 5_000,
      luggageDelay: 1_500,
    },
    exclusions: [...always, 'winterSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'incirova',
    planName: 'Köy ve Kıyı',
    level: 92,
    ages: usual,
    maxDays: 21,
    maxPersons: 8,
    groupDiscount: 12,
    idOnly: true,
    deductible: 500,
    covers: {
      medicalTreatment: 100_000,
      medicalTransport: 75_000,
      luggageLoss: 4_000,
      personalAccident: 100_000,
      funeralTransport: 'included',
      companionTravel: 6_000,
    },
    exclusions: [...always, 'winterSports', 'professionalDriving'],
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'meltemkiyi',
    planName: 'Hafta Sonu',
    level: 79,
    ages: usual,
    maxDays: 10,
    maxPersons: 10,
    groupDiscount: 6,
    deductible: 750,
    covers: {
      medicalTreatment: 80_000,
      medicalTransport: 60_000,
      luggageLoss: 3_000,
      personalAccident: 50_000,
      funeralTransport: 'included',
      tripCancellation: 4_000,
      luggageDelay: 1_000,
    },
    exclusions: [...always, 'winterSports', 'professionalDriving'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'sarikavak',
    planName: 'Aile Bavulu Türkiye',
    level: 115,
    ages: [
      [11, 0],
      [17, 60],
      [64, 100],
      [75, 170],
    ],
    maxDays: 30,
    maxPersons: 10,
    groupDiscount: 15,
    deductible: null,
    covers: {
      medicalTreatment: 175_000,
      medicalTransport: 'unlimited',
      luggageLoss: 10_000,
      personalAccident: 250_000,
      funeralTransport: 'included',
      emergencyDental: 5_000,
      companionTravel: 15_000,
      earlyReturn: 'included',
      tripCancellation: 10_000,
      luggageDelay: 2_500,
    },
    exclusions: [...always, 'winterSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'poyraztas',
    planName: 'İş Yolu',
    level: 124,
    ages: [
      [17, 100],
      [64, 100],
      [70, 150],
    ],
    maxDays: 30,
    maxPersons: 10,
    groupDiscount: 4,
    fromTomorrow: true,
    deductible: null,
    covers: {
      medicalTreatment: 200_000,
      medicalTransport: 'unlimited',
      luggageLoss: 12_000,
      personalAccident: 400_000,
      funeralTransport: 'included',
      emergencyDental: 5_000,
      companionTravel: 15_000,
      earlyReturn: 'included',
      tripCancellation: 12_000,
      luggageDelay: 3_000,
    },
    exclusions: [...always, 'winterSports'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'mercandal',
    planName: 'Kar ve Deniz',
    level: 119,
    ages: narrow,
    maxDays: 15,
    maxPersons: 6,
    groupDiscount: 0,
    deductible: 1_500,
    covers: {
      medicalTreatment: 120_000,
      medicalTransport: 100_000,
      luggageLoss: 9_000,
      personalAccident: 150_000,
      funeralTransport: 'included',
      emergencyDental: 3_000,
      companionTravel: 8_000,
      luggageDelay: 2_000,
    },
    exclusions: always.filter((code) => code !== 'extremeSports'),
    installments: false,
    quoteDocument: false,
  },
];

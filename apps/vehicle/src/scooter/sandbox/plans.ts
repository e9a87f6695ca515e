import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Kuruş for one rider and so many days, before tax and an insurer's own level. */
export const dayPrices: Bands<number> = [
  [1, 4_500],
  [3, 9_900],
  [7, 17_900],
  [14, 28_900],
  [30, 44_900],
];

export interface Plan extends OfferPlan<CoverageCode> {
  /** per cent of `dayPrices` */
  level: number;
  /** youngest and oldest rider */
  ages: readonly [from: number, to: number];
  maxDays: number;
  /** insures holders of an id number only */
  idOnly?: true;
}

const always = ['alcohol', 'twoRiders', 'forbiddenRoad', 'race', 'phoneInHand'];

export const plans: readonly Plan[] = [
  {
    insurer: 'turnagol',
    planName: 'Kaldırım ve Yol',
    level: 110,
    ages: [15, 70],
    maxDays: 30,
    deductible: null,
    covers: {
      personalAccident: 150_000,
      thirdPartyLiability: 100_000,
      medicalExpenses: 20_000,
      scooterDamage: 15_000,
      legalProtection: 5_000,
    },
    exclusions: [...always, 'noHelmet'],
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'bulutkaya',
    planName: 'Scooter Günlük',
    level: 82,
    ages: [18, 60],
    maxDays: 7,
    deductible: 1_000,
    covers: { personalAccident: 50_000, thirdPartyLiability: 40_000, medicalExpenses: 5_000 },
    exclusions: [...always, 'noHelmet', 'courier'],
    installments: false,
    quoteDocument: false,
  },
  {
    insurer: 'yedicam',
    planName: 'İki Teker Sağlık',
    level: 118,
    ages: [15, 65],
    maxDays: 30,
    deductible: null,
    covers: {
      personalAccident: 120_000,
      thirdPartyLiability: 75_000,
      medicalExpenses: 40_000,
      legalProtection: 5_000,
    },
    exclusions: [...always, 'courier'],
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'incirova',
    planName: 'Sahil Turu',
    level: 93,
    ages: [16, 65],
    maxDays: 14,
    idOnly: true,
    deductible: 750,
    covers: {
      personalAccident: 75_000,
      thirdPartyLiability: 50_000,
      medicalExpenses: 10_000,
      scooterDamage: 7_500,
    },
    exclusions: [...always, 'noHelmet', 'courier'],
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'mercandal',
    planName: 'Şehir Rüzgârı',
    level: 134,
    ages: [15, 75],
    maxDays: 30,
    deductible: 500,
    covers: {
      personalAccident: 250_000,
      thirdPartyLiability: 200_000,
      medicalExpenses: 30_000,
      scooterDamage: 25_000,
      scooterTheft: 20_000,
      legalProtection: 10_000,
      personalItems: 5_000,
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'sarikavak',
    planName: 'Genç Sürücü',
    level: 101,
    ages: [15, 40],
    maxDays: 30,
    deductible: null,
    covers: {
      personalAccident: 100_000,
      thirdPartyLiability: 75_000,
      medicalExpenses: 15_000,
      scooterDamage: 10_000,
      personalItems: 3_000,
    },
    exclusions: [...always, 'noHelmet', 'courier'],
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'meltemkiyi',
    planName: 'Hafta Sonu Turu',
    level: 88,
    ages: [18, 70],
    maxDays: 14,
    deductible: 750,
    covers: {
      personalAccident: 60_000,
      thirdPartyLiability: 60_000,
      medicalExpenses: 7_500,
      scooterDamage: 5_000,
    },
    exclusions: [...always, 'noHelmet', 'courier'],
    installments: false,
    quoteDocument: true,
  },
];

import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { HealthPlan } from '../../_family/sandbox/plan.ts';
import type { CoverageCode } from '../coverages.ts';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Kuruş a year by the mother's completed years while no baby is on its way, before an insurer's own level. */
export const yearPrices: Bands<number> = [
  [25, 1_184_000],
  [30, 1_246_000],
  [35, 1_432_000],
  [40, 1_816_000],
  [45, 2_394_000],
];

/** Per cent of that price when the baby is on its way: the birth itself is then not covered. */
export const expectingPercent = 64;
/** Per cent added for two babies or more. */
export const multiplePercent = 38;

/** Per cent by province (plate number) where hospitals cost more; 97 elsewhere. */
const provinceLevels: Readonly<Record<string, number>> = { '34': 113, '6': 105, '35': 106, '7': 103 };

export const provinceLevel = (province: unknown): number => provinceLevels[String(province)] ?? 97;

export interface Plan extends HealthPlan<CoverageCode> {
  /** completed weeks on the first day of cover up to which a running pregnancy is taken on */
  lastWeek: number;
  /** takes on twins and more */
  multiples: boolean;
  /** code of the waiting time before a birth is paid */
  waiting: 'waiting9' | 'waiting10' | 'waiting12';
  /** whole lira paid once for a birth, also of a running pregnancy up to the week; null when there is none */
  allowance: { amount: number; upToWeek: number } | null;
}

const upToForty: Bands<number> = [[40, 100]];
const upToFortyFive: Bands<number> = [[45, 100]];

const always = ['preExisting', 'fertility', 'cosmetic', 'experimental', 'outsideNetwork', 'homeBirth'];

export const plans: readonly Plan[] = [
  {
    insurer: 'aycimen',
    planName: 'Ayçimen Anne',
    level: 108,
    ages: upToFortyFive,
    lastWeek: 28,
    multiples: true,
    waiting: 'waiting9',
    allowance: { amount: 20_000, upToWeek: 12 },
    deductible: null,
    covers: {
      birth: 180_000,
      pregnancyComplication: 300_000,
      newborn: 200_000,
      antenatal: { count: 8 },
      wideNetwork: 'included',
      psychology: { count: 6 },
      lactation: 'included',
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'yedicam',
    planName: 'Yediçam Bebek Bekliyor',
    level: 121,
    ages: upToFortyFive,
    lastWeek: 24,
    multiples: true,
    waiting: 'waiting10',
    allowance: null,
    deductible: null,
    covers: {
      birth: 'unlimited',
      pregnancyComplication: 500_000,
      newborn: 300_000,
      antenatal: { count: 10 },
      wideNetwork: 'included',
      psychology: { count: 4 },
      lactation: 'included',
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'laledere',
    planName: 'İlk Kucak',
    level: 95,
    ages: upToForty,
    lastWeek: 24,
    multiples: false,
    waiting: 'waiting12',
    allowance: null,
    deductible: 2_000,
    covers: {
      birth: 120_000,
      pregnancyComplication: 200_000,
      newborn: 100_000,
      antenatal: { count: 6 },
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'sarikavak',
    planName: 'Kavak Gölgesi',
    level: 87,
    ages: upToForty,
    lastWeek: 20,
    multiples: false,
    waiting: 'waiting12',
    allowance: { amount: 10_000, upToWeek: 8 },
    deductible: 3_500,
    covers: {
      birth: 90_000,
      pregnancyComplication: 150_000,
      newborn: 75_000,
      antenatal: { count: 4 },
      lactation: 'included',
      ambulance: 'included',
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'turnagol',
    planName: 'Göç Yolu Anne',
    level: 102,
    ages: upToFortyFive,
    lastWeek: 26,
    multiples: true,
    waiting: 'waiting12',
    allowance: null,
    deductible: null,
    covers: {
      birth: 140_000,
      pregnancyComplication: 250_000,
      newborn: 150_000,
      antenatal: { count: 6 },
      wideNetwork: 'included',
      ambulance: 'included',
      doctorLine: 'included',
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'incirova',
    planName: 'İncir Çekirdeği',
    level: 79,
    ages: upToForty,
    lastWeek: 22,
    multiples: false,
    waiting: 'waiting12',
    allowance: null,
    deductible: 5_000,
    covers: { birth: 70_000, pregnancyComplication: 120_000, newborn: 50_000, ambulance: 'included' },
    exclusions: always,
    installments: false,
    quoteDocument: false,
  },
];

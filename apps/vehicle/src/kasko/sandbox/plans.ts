import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';

/** Per cent of the price by age of the car in years; older than the last band is declined. */
type Ages = Bands<number>;
const usual: Ages = [
  [3, 100],
  [7, 108],
  [10, 120],
  [15, 138],
];
const young: Ages = [
  [3, 96],
  [7, 105],
  [10, 125],
];
const wide: Ages = [
  [3, 102],
  [7, 108],
  [12, 122],
  [20, 150],
];

export interface Plan extends OfferPlan<CoverageCode> {
  /** premium before discounts in thousandths of the car's value, full kasko, a new car */
  rate: number;
  ages: Ages;
  /** declines cars that earn money */
  privateOnly?: true;
  /** cars worth more are declined, in lira */
  dearest?: number;
  /** highest no-claims discount in per cent */
  bestNoClaims: number;
}

const always = ['alcohol', 'noLicence', 'wear', 'race', 'intent'];

/** Whoever sells full kasko holds what its description names, small repairs and belongings too; the kinds take away from it. */
export const plans: readonly Plan[] = [
  {
    insurer: 'turnagol',
    planName: 'Kasko Geniş Kanat',
    rate: 41,
    ages: usual,
    bestNoClaims: 65,
    deductible: null,
    covers: {
      extraLiability: 5_000_000,
      roadsideAssistance: 'included',
      personalAccident: 250_000,
      legalProtection: 40_000,
      miniRepair: 'included',
      personalItems: 15_000,
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'bulutkaya',
    planName: 'Kasko Ekonomik',
    rate: 31,
    ages: usual,
    privateOnly: true,
    dearest: 2_500_000,
    bestNoClaims: 60,
    deductible: 15_000,
    covers: {
      extraLiability: 500_000,
      roadsideAssistance: 'included',
      personalAccident: 50_000,
      miniRepair: 'included',
      personalItems: 2_500,
    },
    exclusions: [...always, 'unauthorisedService'],
    installments: true,
    quoteDocument: false,
  },
  {
    insurer: 'yedicam',
    planName: 'Çam Kasko',
    rate: 36,
    ages: wide,
    bestNoClaims: 60,
    deductible: 5_000,
    covers: {
      extraLiability: 2_000_000,
      roadsideAssistance: 'included',
      personalAccident: 150_000,
      legalProtection: 25_000,
      miniRepair: 'included',
      personalItems: 7_500,
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'laledere',
    planName: 'Yol Boyu Kasko',
    rate: 38,
    ages: usual,
    bestNoClaims: 65,
    deductible: null,
    covers: {
      extraLiability: 3_000_000,
      roadsideAssistance: 'included',
      personalAccident: 200_000,
      legalProtection: 30_000,
      miniRepair: 'included',
      personalItems: 10_000,
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'incirova',
    planName: 'Anlaşmalı Servis Kasko',
    rate: 33,
    ages: wide,
    privateOnly: true,
    bestNoClaims: 60,
    deductible: 10_000,
    covers: {
      extraLiability: 1_000_000,
      roadsideAssistance: 'included',
      personalAccident: 100_000,
      legalProtection: 15_000,
      miniRepair: 'included',
      personalItems: 5_000,
    },
    exclusions: [...always, 'unauthorisedService'],
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'poyraztas',
    planName: 'Kasko Özel',
    rate: 44,
    ages: young,
    bestNoClaims: 65,
    deductible: null,
    covers: {
      extraLiability: 'unlimited',
      roadsideAssistance: 'included',
      personalAccident: 400_000,
      legalProtection: 60_000,
      miniRepair: 'included',
      personalItems: 30_000,
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'aycimen',
    planName: 'Elektrikli ve Klasik',
    rate: 35,
    ages: young,
    privateOnly: true,
    bestNoClaims: 50,
    deductible: 7_500,
    covers: {
      extraLiability: 1_500_000,
      roadsideAssistance: 'included',
      personalAccident: 100_000,
      legalProtection: 20_000,
      miniRepair: 'included',
      personalItems: 5_000,
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'sarikavak',
    planName: 'Aile Kaskosu',
    rate: 40,
    ages: usual,
    bestNoClaims: 65,
    deductible: 3_000,
    covers: {
      extraLiability: 4_000_000,
      roadsideAssistance: 'included',
      personalAccident: 300_000,
      legalProtection: 35_000,
      miniRepair: 'included',
      personalItems: 20_000,
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
];

import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Euro cents for a car before taxes and an insurer's own level. */
export const periodPrices: Record<string, number> = {
  d15: 5_800,
  m1: 7_900,
  m2: 12_600,
  m3: 16_400,
  m4: 19_500,
  m5: 22_300,
  m6: 24_900,
  m7: 27_100,
  m8: 29_200,
  m9: 31_100,
  m10: 32_900,
  m11: 34_600,
  m12: 36_000,
};

/** Per cent of the car's price. */
export const vehiclePercents: Record<string, number> = { car: 100, van: 165, minibus: 190, motorcycle: 60 };

/** Bulgaria and Greece, where most short journeys end; and the members outside Europe's single market for cars. */
export const neighbours = ['100', '300'];
export const farAway = ['31', '364', '376', '498', '504', '788', '804'];

export interface Plan extends OfferPlan<CoverageCode> {
  /** per cent of `periodPrices` */
  level: number;
  vehicles: readonly string[];
  /** crosses the countries of `farAway` out */
  nearOnly?: true;
  /** sells no card for 15 days */
  wholeMonths?: true;
  /** the card cannot begin on the day of purchase */
  fromTomorrow?: true;
}

const always = ['ownVehicle', 'ownInjury', 'crossedOut', 'intent', 'forged'];
const law = { thirdPartyLiability: 'included', transitCountries: 'included' } as const;

export const plans: readonly Plan[] = [
  {
    insurer: 'turnagol',
    planName: 'Yeşil Kart Göç Yolu',
    level: 104,
    vehicles: ['car', 'van', 'minibus', 'motorcycle'],
    deductible: null,
    covers: { ...law, roadsideAbroad: 500, legalProtection: 1_000, vehicleReturn: 'included' },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'bulutkaya',
    planName: 'Yeşil Kart Yalın',
    level: 90,
    vehicles: ['car', 'motorcycle'],
    nearOnly: true,
    deductible: null,
    covers: law,
    exclusions: always,
    installments: false,
    quoteDocument: false,
  },
  {
    insurer: 'laledere',
    planName: 'Sınır Ötesi',
    level: 98,
    vehicles: ['car', 'van', 'motorcycle'],
    deductible: null,
    covers: { ...law, roadsideAbroad: 300, legalProtection: 500 },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'incirova',
    planName: 'Komşu Yolu',
    level: 93,
    vehicles: ['car'],
    nearOnly: true,
    fromTomorrow: true,
    deductible: null,
    covers: { ...law, roadsideAbroad: 200 },
    exclusions: always,
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'poyraztas',
    planName: 'Yeşil Kart Geniş',
    level: 118,
    vehicles: ['car', 'van', 'minibus', 'motorcycle'],
    deductible: null,
    covers: {
      ...law,
      roadsideAbroad: 1_000,
      legalProtection: 2_500,
      vehicleReturn: 'included',
      stayDuringRepair: 400,
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'sarikavak',
    planName: 'Memleket Yolu',
    level: 109,
    vehicles: ['car', 'van', 'minibus'],
    wholeMonths: true,
    deductible: null,
    covers: { ...law, roadsideAbroad: 600, legalProtection: 1_000, stayDuringRepair: 250 },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'meltemkiyi',
    planName: 'Hafta Sonu Sınırı',
    level: 95,
    vehicles: ['car', 'motorcycle'],
    nearOnly: true,
    deductible: null,
    covers: { ...law, legalProtection: 300 },
    exclusions: always,
    installments: false,
    quoteDocument: true,
  },
];

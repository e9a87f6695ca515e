import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';

/** Set by the state for 2026, in lira, alike for every insurer. */
const law = { materialPerVehicle: 400_000, bodilyPerPerson: 3_600_000 } as const;

export interface Plan extends OfferPlan<CoverageCode> {
  /** per cent of the ceiling, never above it */
  level: number;
  /** lira before tax for what is added to the compulsory cover */
  extras: number;
  vehicles: readonly string[];
  /** lowest step this insurer takes */
  fromStep: number;
  /** cover cannot begin on the day of purchase */
  fromTomorrow?: true;
}

const always = ['ownVehicle', 'ownInjury', 'intent', 'race', 'terror'];
const all = ['car', 'van', 'minibus', 'motorcycle'];

const plan = (own: Partial<Plan> & Pick<Plan, 'insurer' | 'planName' | 'level' | 'covers'>): Plan => ({
  extras: 0,
  vehicles: all,
  fromStep: 0,
  deductible: null,
  exclusions: always,
  installments: true,
  quoteDocument: true,
  ...own,
  covers: { ...law, ...own.covers },
});

export const plans: readonly Plan[] = [
  plan({
    insurer: 'turnagol',
    planName: 'Trafik Artı',
    level: 98,
    extras: 640,
    covers: { extraLiability: 500_000, roadsideAssistance: 'included', legalProtection: 15_000 },
  }),
  plan({
    insurer: 'bulutkaya',
    planName: 'Zorunlu Trafik',
    level: 88,
    covers: {},
    vehicles: ['car', 'van'],
    fromStep: 2,
    installments: false,
  }),
  plan({
    insurer: 'yedicam',
    planName: 'Yediçam Trafik',
    level: 93,
    extras: 290,
    covers: { roadsideAssistance: 'included' },
    fromStep: 1,
  }),
  plan({
    insurer: 'laledere',
    planName: 'Yolda Güven',
    level: 95,
    extras: 1_150,
    covers: {
      extraLiability: 1_000_000,
      roadsideAssistance: 'included',
      legalProtection: 20_000,
      driverAccident: 100_000,
    },
  }),
  plan({
    insurer: 'incirova',
    planName: 'Trafik Yalın',
    level: 90,
    covers: { legalProtection: 5_000 },
    vehicles: ['car'],
    fromStep: 3,
    quoteDocument: false,
  }),
  plan({
    insurer: 'poyraztas',
    planName: 'Trafik Geniş',
    level: 100,
    extras: 2_480,
    covers: {
      extraLiability: 5_000_000,
      roadsideAssistance: 'included',
      legalProtection: 40_000,
      driverAccident: 250_000,
      replacementCar: 'included',
    },
    fromTomorrow: true,
  }),
  plan({
    insurer: 'sarikavak',
    planName: 'Aile Aracı',
    level: 97,
    extras: 1_690,
    covers: {
      extraLiability: 2_000_000,
      roadsideAssistance: 'included',
      legalProtection: 25_000,
      driverAccident: 200_000,
    },
    vehicles: ['car', 'van', 'minibus'],
  }),
  plan({
    insurer: 'meltemkiyi',
    planName: 'İki Teker Dört Teker',
    level: 91,
    extras: 180,
    covers: { driverAccident: 50_000 },
    vehicles: ['car', 'motorcycle'],
    fromStep: 1,
  }),
];

import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';

/* Invented plans of invented insurers. */

export interface Plan extends OfferPlan<CoverageCode> {
  /** per cent of the base prices */
  level: number;
  /** lowest premium before tax, kuruş */
  least: number;
  /** highest building and contents together, whole lira */
  mostSum: number;
  declines?: 'oldBuilding' | 'timberBuilding' | 'landlord';
  /** limits of chosen covers, whole lira */
  liability: number;
  glass: number;
}

const always = ['war', 'wearAndTear', 'intent', 'valuables'];

export const plans: readonly Plan[] = [
  {
    insurer: 'turnagol',
    planName: 'Yuva',
    level: 108,
    least: 60_000,
    deductible: null,
    mostSum: 30_000_000,
    covers: {
      waterDamage: 'included',
      temporaryHousing: 60_000,
      debrisRemoval: 50_000,
      homeAssistance: 'included',
    },
    liability: 250_000,
    glass: 30_000,
    exclusions: [...always, 'emptyHome'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'bulutkaya',
    planName: 'Ekonomik Konut',
    level: 79,
    least: 42_000,
    deductible: 10_000,
    mostSum: 12_000_000,
    declines: 'oldBuilding',
    covers: { debrisRemoval: 20_000 },
    liability: 75_000,
    glass: 10_000,
    exclusions: [...always, 'emptyHome', 'dampness', 'openDoor'],
    installments: true,
    quoteDocument: false,
  },
  {
    insurer: 'yedicam',
    planName: 'Cam Gibi',
    level: 126,
    least: 75_000,
    deductible: null,
    mostSum: 60_000_000,
    covers: {
      waterDamage: 'included',
      temporaryHousing: 150_000,
      debrisRemoval: 100_000,
      homeAssistance: 'included',
    },
    liability: 500_000,
    glass: 75_000,
    exclusions: ['war', 'wearAndTear', 'intent'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'laledere',
    planName: 'Huzurlu Konut',
    level: 97,
    least: 52_000,
    deductible: 2_500,
    mostSum: 25_000_000,
    covers: {
      waterDamage: 75_000,
      temporaryHousing: 40_000,
      debrisRemoval: 40_000,
      homeAssistance: 'included',
    },
    liability: 150_000,
    glass: 25_000,
    exclusions: [...always, 'emptyHome'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'incirova',
    planName: 'Bağ Evi',
    level: 91,
    least: 48_000,
    deductible: 5_000,
    mostSum: 15_000_000,
    declines: 'landlord',
    covers: { waterDamage: 40_000, debrisRemoval: 30_000, temporaryHousing: 20_000 },
    liability: 100_000,
    glass: 15_000,
    exclusions: [...always, 'openDoor'],
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'poyraztas',
    planName: 'Taş Ev',
    level: 117,
    least: 70_000,
    deductible: 1_500,
    mostSum: 60_000_000,
    covers: {
      waterDamage: 'included',
      temporaryHousing: 120_000,
      debrisRemoval: 120_000,
      homeAssistance: 'included',
    },
    liability: 400_000,
    glass: 50_000,
    exclusions: [...always],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'aycimen',
    planName: 'İlk Evim',
    level: 85,
    least: 40_000,
    deductible: 7_500,
    mostSum: 8_000_000,
    declines: 'timberBuilding',
    covers: { waterDamage: 25_000, homeAssistance: 'included' },
    liability: 100_000,
    glass: 12_000,
    exclusions: [...always, 'emptyHome', 'dampness'],
    installments: true,
    quoteDocument: true,
  },
];

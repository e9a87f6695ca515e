import type { Cover } from '@sigorta/product-kit/tariffs/cover';
import type { CoverageCode } from '../coverages.ts';

/*
 * Invented insurers. The compulsory part costs the same everywhere; what they may add is a voluntary package with a
 * premium of its own (FACTS.md of the product).
 */

export interface Plan {
  insurer: string;
  planName: string;
  /** absent: the compulsory policy alone */
  package?: {
    /** kuruş before tax in risk group 1 */
    net: number;
    /** per cent of the compulsory policy's deductible that the package pays back */
    refund?: number;
    covers: Partial<Record<CoverageCode, Cover>>;
    /** homes the package is not offered for */
    declines?: 'oldBuilding' | 'notResidential';
  };
  /** of the package, besides those of the compulsory policy */
  exclusions: readonly string[];
  installments: boolean;
  quoteDocument: boolean;
}

/** Per cent of `net` by risk group, the first for group 1. */
export const packageLevel = [100, 92, 84, 78, 66, 58, 50] as const;

export const plans: readonly Plan[] = [
  {
    insurer: 'turnagol',
    planName: 'Zorunlu DASK',
    exclusions: [],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'mercandal',
    planName: 'DASK ve Ev Yardımı',
    package: { net: 17_900, covers: { homeAssistance: 'included' } },
    exclusions: ['assistanceTwice'],
    installments: false,
    quoteDocument: false,
  },
  {
    insurer: 'aycimen',
    planName: 'DASK ve Geçici Konut',
    package: { net: 34_500, covers: { temporaryHousing: 45_000, moving: 10_000 } },
    exclusions: ['rentedOut'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'laledere',
    planName: 'DASK ve Eşya',
    package: {
      net: 48_000,
      covers: { contents: 100_000, debrisRemoval: 25_000 },
      declines: 'notResidential',
    },
    exclusions: ['valuables'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'incirova',
    planName: 'DASK ve Kira Kaybı',
    package: { net: 41_000, covers: { rentLoss: 72_000, debrisRemoval: 20_000, moving: 8_000 } },
    exclusions: ['valuables'],
    installments: false,
    quoteDocument: true,
  },
  {
    insurer: 'poyraztas',
    planName: 'DASK, yarım muafiyet',
    package: { net: 62_000, refund: 50, covers: { temporaryHousing: 40_000, debrisRemoval: 20_000 } },
    exclusions: ['rentedOut'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'sarikavak',
    planName: 'DASK Aile',
    package: {
      net: 98_000,
      covers: {
        contents: 200_000,
        temporaryHousing: 60_000,
        debrisRemoval: 30_000,
        moving: 15_000,
        homeAssistance: 'included',
      },
      declines: 'notResidential',
    },
    exclusions: ['valuables', 'rentedOut'],
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'yedicam',
    planName: 'DASK, muafiyetsiz',
    package: {
      net: 118_000,
      refund: 100,
      covers: { contents: 75_000, temporaryHousing: 30_000, homeAssistance: 'included' },
      declines: 'oldBuilding',
    },
    exclusions: ['valuables'],
    installments: true,
    quoteDocument: true,
  },
];

import type { Money } from '@sigorta/contracts/money';
import type { PremiumPart } from '@sigorta/contracts/offer';

/** tax on insurance transactions; the compulsory earthquake policy is free of it */
export const bsmvPercent = 5;

/** @param minor kuruş */
export const lira = (minor: number): Money => ({ minor, currency: 'TRY' });

/** Kuruş by code, in their order; what costs nothing is left out. */
export const partsOf = (parts: Readonly<Record<string, number>>): PremiumPart[] =>
  Object.entries(parts)
    .filter(([, minor]) => minor > 0)
    .map(([code, minor]) => ({ code, amount: lira(minor) }));

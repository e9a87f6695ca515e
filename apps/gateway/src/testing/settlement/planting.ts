import type { DifferenceKind } from '../../reconciliation/compare/kinds.ts';
import type { PaidMarket } from './paid-market.ts';

/** One planted difference, and what it has to be found under. */
export interface PlantedPayout {
  kind: DifferenceKind;
  subject: string;
}

/** What is never to be paid out. */
export type Withheld = string[];

export type Planting = (
  market: PaidMarket,
  random: () => number,
  withheld: Withheld,
) => Promise<PlantedPayout>;

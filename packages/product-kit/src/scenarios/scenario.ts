import type { ClauseMeasure } from '@sigorta/contracts/upstream/clause';

/**
 * Something that may happen, told in four languages as `scenario.<id>`. The account is whole: what it does not tell did not
 * happen. It knows no insurer; what an offer says to it is read from that offer's own terms.
 */
export interface Scenario {
  id: string;
  /** products it is asked of, and what it costs there, in whole units of the product's currency; null: no sum belongs to it */
  costs: Readonly<Record<string, number | null>>;
  /** covers that may pay it, the nearest first */
  paidBy: readonly string[];
  /** what was so and what expressly was not, by codes of exclusions and of circumstances that clauses speak of */
  told?: Readonly<Record<string, boolean>>;
  measures?: Readonly<Partial<Record<Exclude<ClauseMeasure, 'age'>, number>>>;
  /** where it happens, a code of the country list; left out: where the policy is for */
  country?: number;
  /** it happens when the policy is over */
  afterEnd?: true;
}

/** `src/_family/scenarios/scenarios.ts` of an app exports `scenarios`. */
export type Scenarios = readonly Scenario[];

const kept = new WeakMap<Scenarios, Map<string, Scenarios>>();

/** Those asked of a product. */
export function scenariosOf(all: Scenarios, product: string): Scenarios {
  const byProduct = kept.get(all) ?? new Map<string, Scenarios>();
  kept.set(all, byProduct);
  const asked = byProduct.get(product) ?? all.filter(({ costs }) => product in costs);
  byProduct.set(product, asked);
  return asked;
}

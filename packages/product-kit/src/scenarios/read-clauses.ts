import type { ClauseBound, ClauseStatement, InsurerClause } from '@sigorta/contracts/upstream/clause';
import type { Scenario } from './scenario.ts';

/** One statement, and the number under which its sentence can be quoted. */
export interface Said extends ClauseStatement {
  number: string;
}

/** Numbers that a sentence writes; a dot or a comma parts thousands from hundreds, not a whole from its fraction. */
const numbersIn = (sentence: string): ReadonlySet<number> =>
  new Set((sentence.match(/\d[\d.,]*/g) ?? []).map((digits) => Number(digits.replaceAll(/[.,]/g, ''))));

const noNumbers: ReadonlySet<number> = new Set();
/* one for all: every statement of an offer is asked by every scenario */
const none: readonly never[] = [];

/**
 * What an insurer's clauses say, as far as it can be quoted: a bound must stand in the binding sentence itself, and a number
 * that two clauses have names neither.
 */
export function readClauses(clauses: readonly InsurerClause[]): Said[] {
  const times = new Map<string, number>();
  for (const { number } of clauses) times.set(number, (times.get(number) ?? 0) + 1);
  return clauses
    .filter(({ number }) => times.get(number) === 1)
    .flatMap(({ number, tr, says = [] }) => {
      if (says.length === 0) return [];
      const isBound = says.some(({ bounds = [] }) => bounds.length > 0);
      const written = isBound ? numbersIn(tr) : noNumbers;
      return says
        .filter(({ bounds = [] }) => bounds.every(({ value }) => written.has(value)))
        .map((statement) => ({ ...statement, number }));
    });
}

/** Whether something is so; `null` is "cannot be told", `some` is so for some of the insured persons only. */
export type Held = boolean | 'some' | null;

const within = ({ is, value }: ClauseBound, measured: number): boolean => {
  switch (is) {
    case 'over':
      return measured > value;
    case 'from':
      return measured >= value;
    case 'up-to':
      return measured <= value;
    case 'under':
      return measured < value;
  }
};

function heldByAges(bound: ClauseBound, ages: readonly number[]): Held {
  if (ages.length === 0) return null;
  const held = ages.filter((age) => within(bound, age)).length;
  if (held === 0) return false;
  return held === ages.length ? true : 'some';
}

const heldBy = (bound: ClauseBound, { measures = {} }: Scenario, ages: readonly number[]): Held => {
  if (bound.measure === 'age') return heldByAges(bound, ages);
  const measured = measures[bound.measure];
  return measured === undefined ? null : within(bound, measured);
};

/** One that fails decides, then one that cannot be told, then one that is so for some. */
const both = (one: Held, other: Held): Held => {
  if (one === false || other === false) return false;
  if (one === null || other === null) return null;
  return one === 'some' ? 'some' : other;
};

/** Whether what a statement is tied to is so. @param untold what a circumstance is that the account does not tell */
export function holds(
  { only, bounds }: Said,
  scenario: Scenario,
  ages: readonly number[],
  untold: false | null,
): Held {
  let held: Held = true;
  for (const code of only ?? none) held = both(held, scenario.told?.[code] ?? untold);
  for (const bound of bounds ?? none) held = both(held, heldBy(bound, scenario, ages));
  return held;
}

/** Whether a statement speaks of one of these covers; one that names none speaks of all. */
export const speaksOf = ({ of }: Said, covers: readonly string[]): boolean =>
  of === undefined || of.length === 0 || of.some((code) => covers.includes(code));

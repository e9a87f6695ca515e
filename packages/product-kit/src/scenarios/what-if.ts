import type { CoverageLimit } from '@sigorta/contracts/coverage';
import type { Currency, Money } from '@sigorta/contracts/money';
import type { InsurerClause } from '@sigorta/contracts/upstream/clause';
import type { WhatIf } from '@sigorta/contracts/what-if';
import { covers, type FitFacts } from '../authorities/fit.ts';
import { type Held, holds, readClauses, type Said, speaksOf } from './read-clauses.ts';
import { type Scenario, type Scenarios, scenariosOf } from './scenario.ts';

/** What an offer says; what it does not say is null or missing, never guessed. */
export interface OfferFacts extends FitFacts {
  /** codes */
  exclusions: readonly string[];
  clauses: readonly InsurerClause[];
  /** of the insured persons on the first day, in whole years */
  ages: readonly number[];
}

interface Account {
  scenario: Scenario;
  cost: Money | null;
  facts: OfferFacts;
  /** by what they say: an offer is asked of many scenarios */
  said: ReadonlyMap<Said['says'], readonly Said[]>;
}

type Verdict = Pick<WhatIf, 'answer' | 'pays' | 'keeps' | 'clauses'>;

const nothing = { pays: null, keeps: null };
const notSaid: Verdict = { answer: 'not-said', ...nothing, clauses: [] };
/** A no without a sentence that says so is none. */
const no = (clauses: readonly string[]): Verdict =>
  clauses.length > 0 ? { answer: 'no', ...nothing, clauses: [...clauses] } : notSaid;

const numbersOf = (said: readonly Said[]): string[] => said.map(({ number }) => number);
const saying = ({ said }: Account, what: Said['says']): readonly Said[] => said.get(what) ?? [];
const first = (said: readonly Said[]): Said[] => said.slice(0, 1);

/** Whether the policy is in force there and then; null when nothing stands against it. */
function outOfForce(account: Account): Verdict | null {
  const { scenario, facts } = account;
  if (scenario.afterEnd) {
    return facts.cover === null ? notSaid : no(numbersOf(first(saying(account, 'period'))));
  }
  if (scenario.country === undefined) return null;
  if (facts.territory === null) return notSaid;
  if (covers(facts.territory, [scenario.country])) return null;
  return no(numbersOf(first(saying(account, 'territory'))));
}

type Struck = Record<'whole' | 'unclear' | 'some' | 'not', Said[]>;

/** Sentences that may strike it, by whether what they are tied to is so. */
function struckBy(account: Account): Struck {
  const { scenario, facts } = account;
  const struck: Struck = { whole: [], unclear: [], some: [], not: [] };
  for (const one of saying(account, 'does-not-pay')) {
    if (!speaksOf(one, scenario.paidBy)) continue;
    const held = holds(one, scenario, facts.ages, false);
    if (held === true) struck.whole.push(one);
    else if (held === null) struck.unclear.push(one);
    else if (held === 'some') struck.some.push(one);
    else struck.not.push(one);
  }
  return struck;
}

/** What strikes it, and the clauses by which an exclusion that is named does not reach so far. */
function struckOut(account: Account): { verdict: Verdict | null; cleared: string[] } {
  const { scenario, facts } = account;
  const told = scenario.told ?? {};
  const named = Object.keys(told).filter((code) => told[code] && facts.exclusions.includes(code));
  const { whole, unclear, some, not } = struckBy(account);
  const cleared = numbersOf(not.filter(({ only }) => only?.some((code) => named.includes(code))));
  if (whole.length > 0) return { verdict: no(numbersOf(whole)), cleared };
  const spoken = (code: string): boolean =>
    [unclear, some, not].some((said) => said.some(({ only }) => only?.includes(code)));
  if (unclear.length > 0 || !named.every(spoken)) return { verdict: notSaid, cleared };
  if (some.length > 0) {
    return { verdict: { answer: 'partly', ...nothing, clauses: numbersOf(first(some)) }, cleared };
  }
  return { verdict: null, cleared };
}

const isListed = (limit: CoverageLimit): boolean =>
  limit.kind !== 'excluded' &&
  !(limit.kind === 'amount' && limit.amount.minor <= 0) &&
  !(limit.kind === 'count' && limit.count <= 0);

/** The excess that is taken of a cover, and the sentence that says so; null when an excess is stated and nobody says how. */
function excessOf(account: Account, code: string): { excess: Money | null; clauses: string[] } | null {
  const { deductible } = account.facts;
  if (!deductible || deductible.minor <= 0) return { excess: null, clauses: [] };
  const spoken = saying(account, 'excess');
  const taken = spoken.filter((one) => speaksOf(one, [code]));
  if (taken.length > 0) return { excess: deductible, clauses: numbersOf(first(taken)) };
  /* one that is taken of other covers is quoted too: by it nothing is taken here */
  return spoken.length > 0 ? { excess: null, clauses: numbersOf(first(spoken)) } : null;
}

/** What stays of a cost: of what a cover pays at most the excess is taken, once. */
function summed(account: Account, limit: CoverageLimit, code: string, clauses: string[]): Verdict {
  const { cost } = account;
  const taken = excessOf(account, code);
  if (!taken) return notSaid;
  const { excess } = taken;
  const quoted = [...clauses, ...taken.clauses];
  const most = limit.kind === 'unlimited' ? cost : limit.kind === 'amount' ? limit.amount : null;
  if (!cost || !most) return { answer: 'pays', pays: null, keeps: excess, clauses: quoted };
  const { currency } = cost;
  if ([most, excess ?? cost].some((money) => money.currency !== currency)) return notSaid;
  const minor = Math.min(cost.minor, most.minor) - (excess?.minor ?? 0);
  if (minor <= 0) return no(quoted);
  return {
    answer: most.minor < cost.minor ? 'partly' : 'pays',
    pays: { minor, currency },
    keeps: { minor: cost.minor - minor, currency },
    clauses: quoted,
  };
}

/** What one listed cover says to it. */
function paidBy(account: Account, code: string, limit: CoverageLimit): Verdict {
  const { scenario, facts } = account;
  const paying = saying(account, 'pays').filter(({ of }) => of?.includes(code));
  const held = paying.map((one) => holds(one, scenario, facts.ages, null));
  const by = (wanted: Held): string[] => {
    const one = paying[held.indexOf(wanted)];
    return one ? [one.number] : [];
  };
  if (held.includes(true)) return summed(account, limit, code, by(true));
  if (paying.length === 0 || held.includes(null)) return notSaid;
  if (held.includes('some')) return { answer: 'partly', ...nothing, clauses: by('some') };
  return no(numbersOf(paying));
}

/** The nearest listed cover decides: what a wider one pays beside it nobody said. A no alone leaves the word to the next. */
function covered(account: Account): Verdict {
  const { scenario, facts } = account;
  const answers = scenario.paidBy.flatMap((code) => {
    const found = facts.coverages.find((one) => one.code === code);
    return found && isListed(found.limit) ? [paidBy(account, code, found.limit)] : [];
  });
  const decided = answers.find(({ answer }) => answer !== 'no') ?? answers[0];
  return decided ?? no(numbersOf(first(saying(account, 'only-listed'))));
}

const isYes = ({ answer }: Verdict): boolean => answer === 'pays' || answer === 'partly';

function verdictOf(account: Account): Verdict {
  const away = outOfForce(account);
  if (away) return away;
  const { verdict, cleared } = struckOut(account);
  if (verdict && verdict.answer !== 'partly') return verdict;
  const answer = covered(account);
  if (!isYes(answer)) return answer;
  return verdict ?? { ...answer, clauses: [...new Set([...answer.clauses, ...cleared])] };
}

/** What an offer's terms say of every scenario of its product; nothing is asked of an offer without clauses. */
export function whatIfOf(
  product: { id: string; currency: Currency },
  all: Scenarios,
  facts: OfferFacts,
): WhatIf[] {
  const said = Map.groupBy(readClauses(facts.clauses), ({ says }) => says);
  return scenariosOf(all, product.id).map((scenario) => {
    const units = scenario.costs[product.id] ?? null;
    const cost = units === null ? null : { minor: units * 100, currency: product.currency };
    return { scenario: scenario.id, cost, ...verdictOf({ scenario, cost, facts, said }) };
  });
}

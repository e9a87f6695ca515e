import type { Coverage } from '@sigorta/contracts/coverage';
import type { Fit, FitAnswer } from '@sigorta/contracts/fit';
import type { Money } from '@sigorta/contracts/money';
import {
  europeCode,
  europeCountryCodes,
  isInSchengen,
  kosovoCode,
  kosovoInEuropeCode,
  worldCode,
} from '@sigorta/lookups/country-codes';
import { schengenCode, schengenMembers } from '@sigorta/lookups/schengen';
import type { CoverPeriod } from '@sigorta/validators/cover-period';
import { daysBetween, type IsoDate } from '@sigorta/validators/iso-date';
import type { Application } from '../field.ts';
import type { Product } from '../product.ts';
import type { AuthorityId } from './authority.ts';
import { type AuthorityRule, freshDays, type Need } from './rule.ts';
import { authorityRules } from './rules.ts';

/** What an offer or an issued policy says; what it does not say is null, never guessed. */
export interface FitFacts {
  territory: readonly string[] | null;
  cover: CoverPeriod | null;
  coverages: readonly Coverage[];
  /** null: nothing stays with the insured */
  deductible: Money | null;
}

/** What one need is answered with; `null` is "cannot be told". */
type Held = boolean | null;

const expanded: Readonly<Record<string, readonly number[]>> = {
  [schengenCode]: schengenMembers,
  [europeCode]: [...europeCountryCodes, kosovoCode],
};

/** Whether a territory holds each of these countries. */
export function covers(territory: readonly string[], wanted: readonly number[]): boolean {
  if (territory.includes(String(worldCode))) return true;
  const held = new Set(territory.flatMap((code) => expanded[code] ?? [Number(code)]));
  return wanted.every((code) => held.has(code) || (code === kosovoInEuropeCode && held.has(kosovoCode)));
}

/** Every country of a destination, a group's members among them; null where nobody can list them. */
const membersOf = (destination: string): readonly number[] | null =>
  destination === String(worldCode) ? null : (expanded[destination] ?? [Number(destination)]);

const isDay = (value: unknown): value is IsoDate => typeof value === 'string' && value !== '';

const limitOf = ({ coverages }: FitFacts, code: string): Coverage['limit'] | undefined =>
  coverages.find((one) => one.code === code)?.limit;

/** A sum in another currency, or none told, says nothing about the one that is wanted. */
function reaches(limit: Coverage['limit'] | undefined, least: Money): Held {
  if (limit === undefined || limit.kind === 'excluded') return false;
  if (limit.kind === 'unlimited') return true;
  if (limit.kind !== 'amount' || limit.amount.currency !== least.currency) return null;
  return limit.amount.minor >= least.minor;
}

/** A count says how often, not how much: it covers all the same. A sum of nothing covers nothing. */
function isCovered(limit: Coverage['limit'] | undefined): Held {
  if (limit === undefined || limit.kind === 'excluded') return false;
  if (limit.kind === 'amount') return limit.amount.minor > 0;
  return limit.kind === 'count' ? limit.count > 0 : true;
}

function holdsTerritory(of: 'schengen' | 'destination', facts: FitFacts, application: Application): Held {
  if (facts.territory === null) return null;
  if (of === 'schengen') return covers(facts.territory, schengenMembers);
  const { country } = application;
  if (typeof country !== 'string' || country === '') return null;
  const wanted = membersOf(country);
  return wanted === null ? facts.territory.includes(country) : covers(facts.territory, wanted);
}

function holdsStay({ cover }: FitFacts, { beginDate, endDate }: Application): Held {
  if (cover === null || !isDay(beginDate) || !isDay(endDate)) return null;
  return cover.firstDay <= beginDate && cover.lastDay >= endDate;
}

function holds(need: Need, facts: FitFacts, application: Application): Held {
  switch (need.kind) {
    case 'territory':
      return holdsTerritory(need.of, facts, application);
    case 'whole-stay':
      return holdsStay(facts, application);
    case 'lasts':
      return facts.cover && daysBetween(facts.cover.firstDay, facts.cover.lastDay) + 1 >= need.days;
    case 'at-least':
      return reaches(limitOf(facts, need.coverage), need.amount);
    case 'unlimited': {
      const limit = limitOf(facts, need.coverage);
      return limit?.kind === 'included' ? null : limit?.kind === 'unlimited';
    }
    case 'covered':
      return isCovered(limitOf(facts, need.coverage));
    case 'no-excess':
      return facts.deductible === null || facts.deductible.minor === 0;
  }
}

const concerns = ({ when }: AuthorityRule, application: Application): boolean =>
  !when || when.is.some((value) => value === application[when.field]);

/** What an authority asks of an application. */
export const rulesFor = (
  authority: AuthorityId,
  application: Application,
  rules: readonly AuthorityRule[] = authorityRules,
): AuthorityRule[] => rules.filter((rule) => rule.authority === authority && concerns(rule, application));

/** Nobody shows a policy for Thailand to a consulate of the Schengen area, nor one that is for no visa. */
function isAsked(authority: AuthorityId, { country, purpose }: Application): boolean {
  if (authority !== 'schengen-visa') return true;
  if (purpose === 'other') return false;
  return purpose === 'visa' || isInSchengen(Number(country)) || String(country) === String(europeCode);
}

/**
 * Whether what is offered or was issued is what an authority's rules want. One rule that fails is enough for "does not"; one
 * that cannot be told, or that nobody has read for 180 days, for "not known". Null when it is not asked for this application.
 */
export function fitOf(
  authority: AuthorityId,
  facts: FitFacts,
  application: Application,
  today: IsoDate,
  rules: readonly AuthorityRule[] = authorityRules,
): Fit | null {
  if (!isAsked(authority, application)) return null;
  const told = rulesFor(authority, application, rules).map((rule) => ({
    id: rule.id,
    held: daysBetween(rule.seenOn, today) > freshDays ? null : holds(rule.needs, facts, application),
  }));
  const failed = told.filter(({ held }) => held === false);
  const open = told.filter(({ held }) => held === null);
  const answer: FitAnswer =
    failed.length > 0 ? 'does-not' : open.length > 0 || told.length === 0 ? 'not-known' : 'fits';
  return { authority, answer, reasons: (failed.length > 0 ? failed : open).map(({ id }) => id) };
}

/** For each desk that a product is bought for. */
export const fitsOf = (
  { boughtFor = [] }: Pick<Product, 'boughtFor'>,
  facts: FitFacts,
  application: Application,
  today: IsoDate,
): Fit[] => boughtFor.flatMap((authority) => fitOf(authority, facts, application, today) ?? []);

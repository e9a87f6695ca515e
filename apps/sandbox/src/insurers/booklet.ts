import type { Coverage } from '@sigorta/contracts/coverage';
import type { InsurerClause } from '@sigorta/contracts/upstream/clause';
import type { Clause, Wording } from '@sigorta/product-kit/clause';
import type { SandboxProduct } from '../products.ts';
import { generalClauses } from './general-clauses.ts';

/** What a plan covers and leaves out, as far as its booklet depends on it. */
interface Covered {
  coverages: readonly Coverage[];
  exclusions: readonly string[];
}

/* Turkish letters on a printed page */
const pageHolds = 900;

function standsIn(wording: Wording, product: string, insurer: string, covered: Covered): boolean {
  const { says, products = [product], insurers = [insurer], except = [], exclusion } = wording;
  if (!products.includes(product) || !insurers.includes(insurer) || except.includes(insurer)) return false;
  if (exclusion !== undefined && !covered.exclusions.includes(exclusion)) return false;
  const paid = says.filter((one) => one.says === 'pays').flatMap(({ of = [] }) => of);
  const isListed = (code: string) =>
    covered.coverages.some((one) => one.code === code && one.limit.kind !== 'excluded');
  return paid.length === 0 || paid.some(isListed);
}

/** An insurer's clauses for a plan, each on its page of the booklet. */
export function clausesOf(
  product: Pick<SandboxProduct, 'id' | 'clauses' | 'wordings'> | undefined,
  insurer: string,
  covered: Covered,
): InsurerClause[] {
  const { id = '', clauses = [], wordings = [] } = product ?? {};
  const own = wordings
    .filter((wording) => standsIn(wording, id, insurer, covered))
    .map(({ tr, en, ru, ar, says }, at): Clause => ({ number: `B.${at + 1}`, tr, en, ru, ar, says }));
  let letters = 0;
  return [...clauses, ...own, ...generalClauses].map(({ says, ...clause }) => {
    letters += clause.tr.length;
    return { ...clause, page: Math.ceil(letters / pageHolds), ...(says && { says: [...says] }) };
  });
}

/** The booklet as it is printed, a text a page. */
export function pagesOf(clauses: readonly InsurerClause[]): string[] {
  const pages = new Map<number, string[]>();
  for (const { number, tr, page = 1 } of clauses)
    pages.set(page, [...(pages.get(page) ?? []), `${number} ${tr}`]);
  return [...pages].toSorted(([a], [b]) => a - b).map(([, lines]) => lines.join('\n'));
}

/** Quotes carry the binding words and those of the language they were asked in. */
export const inLanguage = (clauses: readonly InsurerClause[], language: string): InsurerClause[] =>
  clauses.map(({ en, ru, ar, ...clause }) => ({
    ...clause,
    ...(language === 'en' && en && { en }),
    ...(language === 'ru' && ru && { ru }),
    ...(language === 'ar' && ar && { ar }),
  }));

import type { Offer } from '@sigorta/contracts/offer';
import type { InsurerClause } from '@sigorta/contracts/upstream/clause';
import type { QuotedClause } from '@sigorta/contracts/what-if';
import type { FitFacts } from '@sigorta/product-kit/authorities/fit';
import { whatIfOf } from '@sigorta/product-kit/scenarios/what-if';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { OfferParts } from './offer-of-answer.ts';

/** Sentences as they were sent; what they say to a program has been read by now. */
const quoted = ({ says: _, ...clause }: InsurerClause): QuotedClause => clause;

/** What the answer's own sentences say of the product's scenarios, and those sentences. */
export function whatIfOfAnswer(
  { product, scenarios = [], answer, application, now }: OfferParts,
  facts: FitFacts,
): Pick<Offer, 'whatIf' | 'clauses'> {
  const { clauses = [], exclusions } = answer;
  const ages = agesOn(application, facts.cover?.firstDay ?? todayInIstanbul(now));
  const whatIf = whatIfOf(product, scenarios, { ...facts, clauses, exclusions, ages });
  if (whatIf.length === 0) return {};
  const wanted = new Set(whatIf.flatMap((one) => one.clauses));
  return { whatIf, clauses: clauses.filter(({ number }) => wanted.has(number)).map(quoted) };
}

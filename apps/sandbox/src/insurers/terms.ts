import type { InsurerPolicy } from '@sigorta/contracts/upstream/insurer';
import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import { turkeyCode } from '@sigorta/lookups/country-codes';
import { addressOf } from '../address-register/address-of.ts';
import type { World } from '../world.ts';
import { clausesOf } from './booklet.ts';
import { type Insurer, insurerOf } from './directory.ts';
import { claimsLinesOf, identityOf } from './identities.ts';
import type { readApplication } from './read-application.ts';
import type { PolicyRecord, QuoteRecord } from './records.ts';

type Application = ReturnType<typeof readApplication>;

/** The country or the group that was asked for; what names none is insured in Türkiye. */
const territoryOf = ({ country }: Application): string[] => [country ? String(country) : String(turkeyCode)];

/** What a quote keeps for its policy's terms. @param territory where its tariff says it is insured */
export const placeOf = (
  application: Application,
  territory: readonly string[] = territoryOf(application),
): NonNullable<QuoteRecord['place']> => {
  const address = typeof application.uavt === 'string' ? addressOf(application.uavt) : null;
  return { territory: [...territory], ...(address && { address }) };
};

/** What a quote's policy will say of its cover. */
export const coverOf = ({ answer, place }: QuoteRecord): NonNullable<PolicyRecord['cover']> => ({
  territory: place?.territory ?? [String(turkeyCode)],
  ...(place?.address && { address: place.address }),
  coverages: answer.coverages,
  deductible: answer.deductible,
  exclusions: answer.exclusions,
});

function termsOf(
  world: World,
  insurer: Insurer,
  product: string,
  cover: PolicyRecord['cover'],
): PolicyTerms | null {
  if (!cover) return null;
  return {
    insurer: identityOf(insurer),
    claims: claimsLinesOf(insurer, cover.territory),
    ...cover,
    clauses: clausesOf(world.products.get(product), insurer.id, cover),
  };
}

/** The policy as its insurer tells it in full; one from before terms were kept has none. */
export function withTerms(world: World, { insurer, product, cover, policy }: PolicyRecord): InsurerPolicy {
  const known = insurerOf(insurer);
  const terms = known ? termsOf(world, known, product, cover) : null;
  return terms ? { ...policy, terms } : policy;
}

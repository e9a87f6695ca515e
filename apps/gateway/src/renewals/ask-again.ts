import type { Consent } from '@sigorta/contracts/consent';
import type { Application } from '@sigorta/product-kit/field';
import { renewedApplication } from '@sigorta/product-kit/renewal/renewed-application';
import { coverPeriodOf } from '@sigorta/validators/cover-period';
import { addDays } from '@sigorta/validators/iso-date';
import { givenConsents } from '../catalogue/consents/given-consents.ts';
import { checkedAgain } from '../catalogue/products/checked-application.ts';
import type { ReleasedProduct } from '../platform/ports.ts';
import { Refusal } from '../platform/refusal.ts';
import { openApplication, storedOf } from '../platform/sensitive/sealed-application.ts';
import { askInsurers } from '../quotes/ask/ask-insurers.ts';
import { openQuote } from '../quotes/ask/open-quote.ts';
import { keepQuote } from '../quotes/saved/keep-quote.ts';
import type { RenewalContext } from './context.ts';
import type { PolicyToRenew } from './policy-to-renew.ts';

/**
 * Prices behind a link; or the form to be filled in again, with the paths of what is wrong or missing in the answers today; or no
 * price of any insurer.
 */
export type Asked =
  | { state: 'prices'; quoteId: string; savedId: string }
  | { state: 'form'; missing: readonly string[] }
  | { state: 'nothing' };

/** Path of a consent in words that hold no more. */
const consentPath = (id: string): string => `consents.${id}`;

/** Days of the policy and of the one that would follow it without a gap. */
export const periodsOf = ({ starts_at: startsAt, ends_at: endsAt }: PolicyToRenew) => {
  const { firstDay, lastDay } = coverPeriodOf({ startsAt, endsAt });
  return { lastDay, periods: { from: firstDay, to: addDays(lastDay, 1) } };
};

/** The answers of a policy as its buyer gave them. */
export async function answersOf(
  { products, dataKeys }: Pick<RenewalContext, 'products' | 'dataKeys'>,
  policy: PolicyToRenew,
): Promise<Application | null> {
  const begun = await products.of(policy);
  return begun && openApplication(dataKeys, begun.product, storedOf(policy));
}

/**
 * What the form asks to be accepted, as it was accepted in words that still hold. What was given freely is not taken along:
 * it may have been withdrawn, and prices need none of it.
 */
function heldConsents({ product }: ReleasedProduct, given: readonly Consent[]) {
  const asked = product.consents.filter(({ at, required }) => at === 'form' && required);
  const held: Consent[] = [];
  const missing: string[] = [];
  for (const use of asked) {
    try {
      held.push(...givenConsents({ consents: [use] }, 'form', given));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      missing.push(consentPath(use.id));
    }
  }
  return { held, missing };
}

const isOffered = async ({ db }: RenewalContext, quoteId: string): Promise<boolean> =>
  (await db.selectFrom('offer').select('id').where('quote_id', '=', quoteId).limit(1).executeTakeFirst()) !==
  undefined;

const quoteOf = ({ db }: RenewalContext, id: string) =>
  db.selectFrom('quote').select(['consents']).where('id', '=', id).executeTakeFirst();

/**
 * Asks for prices of the period after a policy, under the release that is live now, as its buyer answered then. Where the
 * answers do not fit any more nothing is guessed. A quote is written and insurers are asked; nothing is ordered.
 */
export async function askAgain(
  context: RenewalContext,
  policy: PolicyToRenew,
  found: ReleasedProduct,
): Promise<Asked> {
  const answers = await answersOf(context, policy);
  const kept = await quoteOf(context, policy.quote_id);
  if (!answers || !kept) throw new Error('a policy without its quote');
  const next = renewedApplication(found.product, answers, periodsOf(policy).periods);
  const checked = checkedAgain(found.product, next, context.clock());
  if (!checked.ok) return { state: 'form', missing: checked.errors.map(({ field }) => field) };
  const { held: consents, missing } = heldConsents(found, kept.consents);
  if (missing.length > 0) return { state: 'form', missing };
  const { asking } = await openQuote(context, {
    found,
    phase: 'whole',
    application: checked.application,
    consents,
    language: policy.language,
    sessionId: policy.session_id,
    partnerId: policy.partner_id,
  });
  await askInsurers(context, asking);
  const quoteId = asking.quote.id;
  if (!(await isOffered(context, quoteId))) return { state: 'nothing' };
  const saved = await keepQuote(context, quoteId, policy.partner_id);
  return { state: 'prices', quoteId, savedId: saved.id };
}

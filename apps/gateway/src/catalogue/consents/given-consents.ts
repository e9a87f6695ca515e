import type { Consent } from '@sigorta/contracts/consent';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { isCurrentConsent } from '@sigorta/legal/consents';
import type { ConsentUse, Product } from '@sigorta/product-kit/product';
import { Refusal } from '../../platform/refusal.ts';

const messages = { form: 'error.consent-missing', payment: 'payment.error.agreement' } as const;

/** Names the wording in force of the very document this consent is about, in the language it was shown in. */
const isProof = (use: ConsentUse, given: Consent): boolean =>
  isCurrentConsent({ ...given, id: legalConsentOf(use) });

/**
 * What the buyer consented to at one stage, to be kept as evidence. A consent nobody asked for is left out; one that
 * names another wording is refused even when it is not required, because it would prove nothing.
 * @param sentUnder the request's key that they came under
 * @throws Refusal `consent-missing` naming each consent that is missing or of another wording
 */
export function givenConsents(
  product: Pick<Product, 'consents'>,
  at: ConsentUse['at'],
  given: readonly Consent[],
  sentUnder = 'consents',
): Consent[] {
  const uses = product.consents.filter((use) => use.at === at);
  const wrong = uses.filter((use) => {
    const named = given.filter(({ id }) => id === use.id);
    return named.length === 0 ? use.required : named.some((one) => !isProof(use, one));
  });
  if (wrong.length > 0) {
    throw new Refusal('consent-missing', {
      fields: wrong.map(({ id }) => ({ field: `${sentUnder}.${id}`, message: messages[at] })),
    });
  }
  return given.filter(({ id }) => uses.some((use) => use.id === id));
}

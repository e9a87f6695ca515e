import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { documentOfConsent } from '@sigorta/legal/consents';
import { legalHashes } from '@sigorta/legal/documents/hashes';
import type { Product } from '@sigorta/product-kit/product';

/**
 * Sums of the legal texts that consents of these products show, by document and language: the pages carry the words as they
 * stood when the release was built, and prove a consent by their sum.
 */
export function wordingsOf(
  products: readonly Pick<Product, 'consents'>[],
): Record<string, Record<string, string>> {
  const documents = products.flatMap(({ consents }) =>
    consents.map((use) => documentOfConsent(legalConsentOf(use))),
  );
  return Object.fromEntries([...new Set(documents)].toSorted().map((id) => [id, { ...legalHashes[id] }]));
}

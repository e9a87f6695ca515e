import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { useCatalogue } from '@sigorta/runtime/runtime';

export interface NamedProduct {
  id: string;
  name: string;
}

/** What can be bought here, and what the listed policies are of: one may have been bought elsewhere, or be sold by nobody any more. */
export function useNamedProducts(policies: readonly CancellablePolicy[]): readonly NamedProduct[] {
  const sold = useCatalogue().filter(({ paths }) => paths.payment !== undefined);
  const named = new Map(sold.map(({ id, name }) => [id, name]));
  for (const { product, productName } of policies) if (!named.has(product)) named.set(product, productName);
  return Array.from(named, ([id, name]) => ({ id, name }));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CancellationTerms, termsOf } from '@sigorta/product-kit/cancellation';
import { type DiscoveredProduct, discoverProducts } from '@sigorta/product-kit/discover';
import type { InsurerTariff } from '@sigorta/product-kit/tariff';
import type { WireNames } from '@sigorta/product-kit/wire-names';

/** A product as the insurers' systems see it. */
export interface SandboxProduct {
  id: string;
  wireNames: WireNames;
  tariffOf: (insurer: string) => InsurerTariff | undefined;
  cancellation: CancellationTerms;
}

const prepared = async ({
  product,
  directory,
  tariffs,
  wireNames,
}: DiscoveredProduct): Promise<SandboxProduct> => {
  const list = existsSync(join(directory, 'sandbox/insurers.ts')) ? await tariffs() : [];
  const byInsurer = new Map(list.map((tariff) => [tariff.insurer, tariff]));
  return {
    id: product.id,
    wireNames: await wireNames(),
    tariffOf: (insurer) => byInsurer.get(insurer),
    cancellation: termsOf(product),
  };
};

/** Every product found under the root with its tariffs. A product without `sandbox/insurers.ts` is offered by nobody. */
export const loadProducts = async (root: string): Promise<Map<string, SandboxProduct>> => {
  const found = await Promise.all((await discoverProducts(root)).map(prepared));
  return new Map(found.map((product) => [product.id, product]));
};

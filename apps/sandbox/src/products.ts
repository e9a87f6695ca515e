import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CancellationTerms, termsOf } from '@sigorta/product-kit/cancellation';
import type { Clause, Wording } from '@sigorta/product-kit/clause';
import { type DiscoveredProduct, discoverProducts } from '@sigorta/product-kit/discover';
import { priceAnswersOf } from '@sigorta/product-kit/price-part';
import type { InsurerTariff } from '@sigorta/product-kit/tariff';
import type { WireNames } from '@sigorta/product-kit/wire-names';

/** A product as the insurers' systems see it. */
export interface SandboxProduct {
  id: string;
  wireNames: WireNames;
  /** a tariff is given the answers for the price, whatever else was sent */
  tariffOf: (insurer: string) => InsurerTariff | undefined;
  cancellation: CancellationTerms;
  /** conditions of its family's policies */
  clauses: readonly Clause[];
  wordings: readonly Wording[];
}

const prepared = async ({
  product,
  directory,
  tariffs,
  wireNames,
  clauses,
  wordings,
}: DiscoveredProduct): Promise<SandboxProduct> => {
  const list = existsSync(join(directory, 'sandbox/insurers.ts')) ? await tariffs() : [];
  const byInsurer = new Map(
    list.map(({ insurer, quote }): [string, InsurerTariff] => [
      insurer,
      { insurer, quote: (application, context) => quote(priceAnswersOf(product, application), context) },
    ]),
  );
  return {
    id: product.id,
    wireNames: await wireNames(),
    tariffOf: (insurer) => byInsurer.get(insurer),
    cancellation: termsOf(product),
    clauses: await clauses(),
    wordings: await wordings(),
  };
};

/** Every product found under the root with its tariffs. A product without `sandbox/insurers.ts` is offered by nobody. */
export const loadProducts = async (root: string): Promise<Map<string, SandboxProduct>> => {
  const found = await Promise.all((await discoverProducts(root)).map(prepared));
  return new Map(found.map((product) => [product.id, product]));
};

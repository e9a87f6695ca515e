import type { ProductPaths } from '@sigorta/contracts/journey-pages';
import { describe } from 'vitest';
import type { DiscoveredProduct } from './discover.ts';
import { isRequest } from './is-request.ts';
import { asksPriceFirst } from './price-part.ts';
import { checkDeclaration } from './testing/check-declaration.ts';
import { checkExample } from './testing/check-example.ts';
import { checkPriceFields } from './testing/check-price-fields.ts';
import { checkRegister } from './testing/check-register.ts';
import { checkRenewal } from './testing/check-renewal.ts';
import { checkRequest } from './testing/check-request.ts';
import { checkSamples } from './testing/check-samples.ts';
import { checkTariffs } from './testing/check-tariffs.ts';
import { checkTexts } from './testing/check-texts.ts';
import { checkWire } from './testing/check-wire.ts';
import { checkWireSchema } from './testing/check-wire-schema.ts';

/**
 * Registers the tests every product must pass. To be awaited at the top of the product's test file:
 * `await checkProduct(await discoverProduct(import.meta.dirname), { paths: … })`.
 * @param expected the paths of spec §2 or decisions 17, 18, written out once more
 */
export async function checkProduct(
  found: DiscoveredProduct,
  expected: { paths: ProductPaths },
): Promise<void> {
  const [samples, tariffs] = await Promise.all([
    found.samples(),
    isRequest(found.product) ? null : found.tariffs(),
  ]);
  describe(found.product.id, () => {
    describe('declaration', () => checkDeclaration(found, expected.paths));
    describe('wire', () => checkWire(found));
    describe('wire schema', () => checkWireSchema(found, samples));
    describe('texts', () => checkTexts(found));
    describe('samples', () => checkSamples(found, samples));
    if (found.product.renewal) describe('renewal', () => checkRenewal(found, samples));
    if (found.product.register) describe('register', () => checkRegister(found));
    if (tariffs) {
      describe('tariffs', () => checkTariffs(found, samples, tariffs));
      describe('price', () => checkPriceFields(found, samples, tariffs));
      if (asksPriceFirst(found.product)) describe('example', () => checkExample(found, tariffs));
    } else describe('request', () => checkRequest(found));
  });
}

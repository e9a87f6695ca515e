/// <reference types="node" />
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { refuseClashes } from './claims.ts';
import type { Clause, Wording } from './clause.ts';
import { undeclaredFamily } from './family.ts';
import { filledFaq, isProduct, type KnownProduct } from './known-product.ts';
import type { Faq, Samples } from './product.ts';
import type { Scenarios } from './scenarios/scenario.ts';
import type { Tariffs } from './tariff.ts';
import { type WireNames, wireNamesSchema } from './wire-names.ts';

/** A product folder and what its files export; each is imported only when asked for. Node only. */
export interface DiscoveredProduct extends KnownProduct {
  /** absolute path of the product's folder */
  directory: string;
  samples: () => Promise<Samples>;
  tariffs: () => Promise<Tariffs>;
  wireNames: () => Promise<WireNames>;
  /** conditions the insurers of its family play; none where the family has no `sandbox/clauses.ts` */
  clauses: () => Promise<readonly Clause[]>;
  /** sentences of their booklets; none where the family has no `sandbox/wordings.ts` */
  wordings: () => Promise<readonly Wording[]>;
}

async function exportsOf(file: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

async function exported<T>(file: string, name: string): Promise<T> {
  const value = (await exportsOf(file))[name];
  if (value === undefined) throw new Error(`${file} does not export "${name}"`);
  return value as T;
}

/** What a file of the family exports, `without` where the family has no such file. */
const ofFamily = async <T>(directory: string, path: string, name: string, without: T): Promise<T> => {
  const file = join(directory, '../_family', path);
  return existsSync(file) ? exported<T>(file, name) : without;
};

/** @throws when `product.ts` exports no product or its id is not the folder's name */
export async function discoverProduct(directory: string): Promise<DiscoveredProduct> {
  const file = join(directory, 'product.ts');
  const product = Object.values(await exportsOf(file)).find(isProduct);
  if (!product) throw new Error(`${file} exports no product`);
  if (product.id !== basename(directory)) {
    throw new Error(`${file}: the product's id "${product.id}" is not its folder's name`);
  }
  return {
    product,
    family: await ofFamily(directory, 'family.ts', 'family', undeclaredFamily),
    directory,
    texts: (language) => exported(join(directory, 'texts', `${language}.ts`), language),
    faq: async (language) => {
      const faq = await exported<readonly Faq[]>(join(directory, 'faq', `${language}.ts`), 'faq');
      return filledFaq(product, faq, language);
    },
    scenarios: await ofFamily<Scenarios>(directory, 'scenarios/scenarios.ts', 'scenarios', []),
    scenarioTexts: (language) => ofFamily(directory, `scenarios/${language}.ts`, language, {}),
    claimTexts: (language) => ofFamily(directory, `claims/${language}.ts`, language, {}),
    samples: () => exported(join(directory, 'samples.ts'), 'samples'),
    tariffs: () => exported(join(directory, 'sandbox/insurers.ts'), 'tariffs'),
    clauses: () => ofFamily<readonly Clause[]>(directory, 'sandbox/clauses.ts', 'clauses', []),
    wordings: () => ofFamily<readonly Wording[]>(directory, 'sandbox/wordings.ts', 'wordings', []),
    wireNames: async () =>
      v.parse(wireNamesSchema, JSON.parse(await readFile(join(directory, 'wire.json'), 'utf8'))),
  };
}

const foldersIn = async (directory: string): Promise<string[]> =>
  existsSync(directory)
    ? (await readdir(directory, { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(directory, entry.name))
    : [];

/**
 * The products of one family: the folders `src/<product>/product.ts` of its app.
 * @throws when a declaration is broken or names another family
 */
export async function discoverFamily(app: string): Promise<DiscoveredProduct[]> {
  const found: DiscoveredProduct[] = [];
  for (const directory of await foldersIn(join(app, 'src'))) {
    if (!existsSync(join(directory, 'product.ts'))) continue;
    const discovered = await discoverProduct(directory);
    const { id, family } = discovered.product;
    if (family !== basename(app)) {
      throw new Error(`${id}: the product's family "${family}" is not its app's name "${basename(app)}"`);
    }
    found.push(discovered);
  }
  return found.sort((a, b) => a.product.order - b.product.order);
}

/**
 * Every product of the workspace, sorted by `order`.
 * @param root the workspace's folder
 * @throws when a declaration is broken or two products claim one id, place or path
 */
export async function discoverProducts(root: string): Promise<DiscoveredProduct[]> {
  const found: DiscoveredProduct[] = [];
  for (const app of await foldersIn(join(root, 'apps'))) found.push(...(await discoverFamily(app)));
  refuseClashes(found);
  return found.sort((a, b) => a.product.order - b.product.order);
}

import { type Language, languages } from '@sigorta/i18n/language';
import { type Family, undeclaredFamily } from '@sigorta/product-kit/family';
import { filledFaq, isProduct, type KnownProduct } from '@sigorta/product-kit/known-product';
import type { Faq, ProductTexts } from '@sigorta/product-kit/product';
import type { Scenarios } from '@sigorta/product-kit/scenarios/scenario';
import { type RemoteModule, remoteContract } from '@sigorta/runtime/remote-module';
import { evaluate } from './evaluate.ts';
import { readFileOf, type VerifiedRelease } from './read-release.ts';
import { ReleaseError } from './release-error.ts';
import type { ServerShared } from './server-shared.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Version of what a declaration and the gateway say to each other; rises when one of before could no longer be read. */
export const declarationContract = 1;

const fits = ({ from, to }: { from: number; to: number }, spoken: number): boolean =>
  from <= spoken && spoken <= to;

/** @throws ReleaseError `wrong-contract` when it was made for another house */
export function checkContracts({ id, document }: VerifiedRelease): void {
  const { runtime, declaration } = document.contracts;
  if (!fits(runtime, remoteContract)) throw new ReleaseError('wrong-contract', id, 'runtime');
  if (!fits(declaration, declarationContract)) throw new ReleaseError('wrong-contract', id, 'declaration');
}

/** What `products.cjs` exports, see `product-entry.ts` of delivery. */
interface ProductsModule {
  family?: Family;
  /** releases from before had none */
  scenarios?: Scenarios;
  scenarioTexts?: (language: Language) => Promise<Record<string, unknown>> | undefined;
  claimTexts?: (language: Language) => Promise<Record<string, unknown>> | undefined;
  modules: readonly {
    declared: Record<string, unknown>;
    texts: (language: Language) => Promise<Record<string, unknown>> | undefined;
    faq: (language: Language) => Promise<Record<string, unknown>> | undefined;
  }[];
}

/** The texts of a release's server files, verified. */
async function serverFiles(
  store: ReleaseStore,
  { id, document }: VerifiedRelease,
): Promise<Map<string, string>> {
  const wanted = Object.entries(document.files).filter(([, { kind }]) => kind === 'server');
  return new Map(
    await Promise.all(
      wanted.map(
        async ([name, file]) => [name, (await readFileOf(store, id, file)).toString('utf8')] as const,
      ),
    ),
  );
}

const inAllLanguages = async <Value>(
  read: (language: Language) => Promise<Value>,
): Promise<(language: Language) => Promise<Value>> => {
  const all = new Map(
    await Promise.all(languages.map(async (language) => [language, await read(language)] as const)),
  );
  return async (language) => all.get(language) as Value;
};

/**
 * The products of a release in the order of the catalogue, texts and questions included. All of it is read at once, so that its sources need not be kept.
 * @throws ReleaseError
 */
export async function openProducts(
  store: ReleaseStore,
  release: VerifiedRelease,
): Promise<readonly KnownProduct[]> {
  checkContracts(release);
  const { id, document } = release;
  const files = await serverFiles(store, release);
  try {
    const opened = evaluate(id, files, {}, document.server.products) as unknown as ProductsModule;
    const products = await Promise.all(opened.modules.map((module) => knownProduct(id, opened, module)));
    return products.toSorted((a, b) => a.product.order - b.product.order);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError('broken', id, 'products', error);
  } finally {
    files.clear();
  }
}

async function knownProduct(
  id: string,
  { family, scenarios = [], scenarioTexts, claimTexts }: ProductsModule,
  module: ProductsModule['modules'][number],
): Promise<KnownProduct> {
  const product = Object.values(module.declared).find(isProduct);
  if (!product) throw new ReleaseError('broken', id, 'a folder without a product');
  const needed = async (of: Promise<Record<string, unknown>> | undefined, name: string): Promise<unknown> => {
    const value = (await of)?.[name];
    if (value === undefined) throw new ReleaseError('broken', id, `${product.id} has no ${name}`);
    return value;
  };
  const texts = await inAllLanguages(
    async (language) => (await needed(module.texts(language), language)) as ProductTexts,
  );
  const faq = await inAllLanguages(async (language) =>
    filledFaq(product, (await needed(module.faq(language), 'faq')) as readonly Faq[], language),
  );
  const ofFamily = (of: ProductsModule['scenarioTexts']) =>
    inAllLanguages(async (language) => ((await of?.(language))?.[language] ?? {}) as ProductTexts);
  return {
    product,
    family: family ?? undeclaredFamily,
    texts,
    faq,
    scenarios,
    scenarioTexts: await ofFamily(scenarioTexts),
    claimTexts: await ofFamily(claimTexts),
  };
}

/**
 * The pages of a release as the shell renders them.
 * @param shared the shell's own React and runtime
 * @throws ReleaseError
 */
export async function openPages(
  store: ReleaseStore,
  release: VerifiedRelease,
  shared: ServerShared,
): Promise<RemoteModule> {
  checkContracts(release);
  const files = await serverFiles(store, release);
  const { remote } = evaluate(release.id, files, shared, release.document.server.render) as {
    remote?: RemoteModule;
  };
  if (remote?.contract !== remoteContract) throw new ReleaseError('wrong-contract', release.id, 'pages');
  return remote;
}

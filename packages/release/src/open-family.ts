import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { RemoteRelease } from '@sigorta/contracts/release';
import { type Language, languages } from '@sigorta/i18n/language';
import { catalogueEntry } from '@sigorta/product-kit/catalogue';
import type { KnownProduct } from '@sigorta/product-kit/known-product';
import { canonicalBytes } from './canonical.ts';
import { openPages, openProducts } from './open-release.ts';
import { readFileOf, type VerifiedRelease } from './read-release.ts';
import { ReleaseError } from './release-error.ts';
import type { OpenedFamily } from './released-site.ts';
import type { ServerShared } from './server-shared.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Public files of a family that was released alone; their names carry the hash of their content. */
export const publicFolder = (family: string): string => `/remotes/${family}/`;

/** @throws ReleaseError for a name that the release has not */
const integrityOf = ({ id, document }: VerifiedRelease, name: string): string => {
  const file = document.files[name];
  if (!file) throw new ReleaseError('wrong-form', id, name);
  return `sha256-${Buffer.from(file.sha256, 'hex').toString('base64')}`;
};

/** A release as browsers are told of it. */
export const remoteReleaseOf = (release: VerifiedRelease): RemoteRelease => {
  const { id, document } = release;
  const { version, entry, list, pages, texts } = document.browser;
  const base = publicFolder(document.family);
  const contract = document.contracts.runtime.to;
  return {
    family: document.family,
    version,
    release: id,
    contract,
    base,
    entry,
    pages,
    texts,
    integrity: { [entry]: integrityOf(release, entry), [list]: integrityOf(release, list) },
  };
};

/**
 * Cards and addresses as the declarations have them. The document repeats them for whoever cannot evaluate one, and what was
 * checked before publishing must be what is shown.
 * @throws ReleaseError `broken` when the two differ
 */
function catalogueOf({ id, document }: VerifiedRelease, products: readonly KnownProduct[]): CatalogueEntry[] {
  const catalogue = products.map(({ product, family }) => catalogueEntry(product, family));
  if (!canonicalBytes(catalogue).equals(canonicalBytes(document.catalogue)))
    throw new ReleaseError('broken', id, 'its document names another catalogue than its declarations');
  return catalogue;
}

/**
 * A release as the site shows it: pages, cards, questions and styles, all from verified bytes.
 * @throws ReleaseError
 */
export async function openFamily(
  store: ReleaseStore,
  release: VerifiedRelease,
  shared: ServerShared,
): Promise<OpenedFamily> {
  const { id } = release;
  const [products, remote, styles] = await Promise.all([
    openProducts(store, release),
    openPages(store, release, shared),
    readStyles(store, release),
  ]);
  const questions = new Map<string, Awaited<ReturnType<(typeof products)[number]['faq']>>>();
  const key = (product: string, language: Language) => `${product}/${language}`;
  for (const { product, faq } of products)
    for (const language of languages) questions.set(key(product.id, language), await faq(language));
  return {
    id,
    release: remoteReleaseOf(release),
    catalogue: catalogueOf(release, products),
    remote,
    questions: (product, language) => questions.get(key(product, language)) ?? [],
    style: (name) => {
      const css = styles.get(name);
      if (css === undefined) throw new ReleaseError('broken', id, `${name} is no style of it`);
      return css;
    },
    sum: (name) => integrityOf(release, name),
  };
}

const readStyles = async (
  store: ReleaseStore,
  { id, document }: VerifiedRelease,
): Promise<Map<string, string>> => {
  const sheets = Object.entries(document.files).filter(
    ([name, { kind }]) => kind === 'browser' && name.endsWith('.css'),
  );
  return new Map(
    await Promise.all(
      sheets.map(
        async ([name, file]) => [name, (await readFileOf(store, id, file)).toString('utf8')] as const,
      ),
    ),
  );
};

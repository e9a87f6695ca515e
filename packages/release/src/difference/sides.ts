import type { ChangeKind, ChangePart, ReleaseChange } from '@sigorta/contracts/panel/release-change';
import type { Language } from '@sigorta/i18n/language';
import type { Family } from '@sigorta/product-kit/family';
import type { KnownProduct } from '@sigorta/product-kit/known-product';
import type { Faq, Product, ProductTexts } from '@sigorta/product-kit/product';

/** A product as a release declares it; its questions and its family where the release gives them. */
export type Declared = Pick<KnownProduct, 'product' | 'texts'> &
  Partial<Pick<KnownProduct, 'faq' | 'family'>>;

/** Words for the reader of a difference. */
export interface Reader {
  language: Language;
  /** the product's word for a key, else that of the house */
  word: (texts: ProductTexts, key: string) => string;
  /** what a consent is called */
  consent: (use: Product['consents'][number]) => string;
}

/** One product of a release, with all of its texts read. */
export interface Side {
  product: Product;
  family: Family | null;
  /** in the reader's language */
  word: (key: string) => string;
  texts: ReadonlyMap<Language, ProductTexts>;
  questions: ReadonlyMap<Language, readonly Faq[]>;
}

/** A change of one product, before it is told which. */
export type Change = Omit<ReleaseChange, 'product'>;

/** A change of a kind; what is left out is not said. */
export const changed = (
  kind: ChangeKind,
  subject: string,
  more: { part?: ChangePart; before?: string | number; after?: string | number } = {},
): Change => ({
  kind,
  subject,
  part: more.part ?? null,
  before: more.before === undefined ? null : String(more.before),
  after: more.after === undefined ? null : String(more.after),
});

/** Whether two plain values say the same; the order of keys is not said. */
export const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
};

/** What two lists of named things have each alone, and the order of what they share when it is another one. */
export function compareLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  name: (item: Item) => string,
) {
  const [was, is] = [
    new Map(before.map((one) => [name(one), one])),
    new Map(after.map((one) => [name(one), one])),
  ];
  const shared = [...was.keys()].filter((one) => is.has(one));
  return {
    removed: before.filter((one) => !is.has(name(one))),
    added: after.filter((one) => !was.has(name(one))),
    both: shared.map((one) => [was.get(one), is.get(one)] as [Item, Item]),
    isReordered: !same(
      shared,
      [...is.keys()].filter((one) => was.has(one)),
    ),
  };
}

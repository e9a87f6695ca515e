import type { ReleaseChange } from '@sigorta/contracts/panel/release-change';
import { type Language, languages } from '@sigorta/i18n/language';
import type { ReleaseDocument } from '../release-document.ts';
import { changesOfFields } from './changes-of-fields.ts';
import { changesOfFiles } from './changes-of-files.ts';
import { changesOfProduct } from './changes-of-product.ts';
import { changesOfWords } from './changes-of-words.ts';
import { type Change, changed, compareLists, type Declared, type Reader, type Side } from './sides.ts';

/** One of two releases: what it declares, and what is known of its files. */
export interface Compared {
  products: readonly Declared[];
  /** null for what was built with the site: nobody signed a list of its files */
  document: Pick<ReleaseDocument, 'files'> | null;
  /** bytes a first visitor of a form loads, by `<product>/<language>` */
  weights: Readonly<Record<string, number>>;
}

const inAll = async <Value>(read: (language: Language) => Promise<Value>): Promise<Map<Language, Value>> =>
  new Map(await Promise.all(languages.map(async (one) => [one, await read(one)] as const)));

async function sideOf({ product, texts, faq, family }: Declared, reader: Reader): Promise<Side> {
  const all = await inAll(texts);
  const own = all.get(reader.language) ?? {};
  return {
    product,
    family: family ?? null,
    texts: all,
    word: (key) => reader.word(own, key),
    questions: faq ? await inAll(faq) : new Map(),
  };
}

/** The heaviest language of a product's form. */
const weightOf = (weights: Compared['weights'], product: string): number =>
  Math.max(0, ...languages.map((language) => weights[`${product}/${language}`] ?? 0));

function* changesOf(before: Side, after: Side, reader: Reader, was: number, is: number): Generator<Change> {
  yield* changesOfFields(before, after);
  yield* changesOfProduct(before, after, reader);
  yield* changesOfWords(before, after);
  if (was > 0 && is > 0 && was !== is) yield changed('weight', '', { before: was, after: is });
}

/**
 * What differs between two releases of a family, from what they declare and not from what somebody wrote about it. What a
 * rule computes is no declaration: that code differs is told by its files.
 */
export async function differenceOf(
  before: Compared,
  after: Compared,
  reader: Reader,
): Promise<ReleaseChange[]> {
  const named = ({ product }: Declared): string => product.card.name[reader.language];
  const { removed, added, both } = compareLists(before.products, after.products, ({ product }) => product.id);
  const changes: ReleaseChange[] = [
    ...removed.map((one) => ({ ...changed('product-removed', named(one)), product: null })),
    ...added.map((one) => ({ ...changed('product-added', named(one)), product: null })),
  ];
  for (const [was, is] of both) {
    const [one, other] = await Promise.all([sideOf(was, reader), sideOf(is, reader)]);
    const { id } = is.product;
    const [light, heavy] = [weightOf(before.weights, id), weightOf(after.weights, id)];
    for (const change of changesOf(one, other, reader, light, heavy))
      changes.push({ ...change, product: named(is) });
  }
  if (before.document && after.document)
    for (const change of changesOfFiles(before.document.files, after.document.files))
      changes.push({ ...change, product: null });
  return changes;
}

import { termsOf } from '@sigorta/product-kit/cancellation';
import type { Product } from '@sigorta/product-kit/product';
import { type Change, changed, compareLists, type Reader, type Side, same } from './sides.ts';

const itself = (name: string): string => name;

function* stepChanges(before: Side, after: Side): Generator<Change> {
  const { removed, added, isReordered } = compareLists(
    before.product.steps,
    after.product.steps,
    ({ id, kind }) => `${kind} ${id}`,
  );
  for (const { id } of removed) yield changed('step-removed', before.word(`step.${id}.title`));
  for (const { id } of added) yield changed('step-added', after.word(`step.${id}.title`));
  if (isReordered) yield changed('step-order', '');
}

function* consentChanges(before: Side, after: Side, reader: Reader): Generator<Change> {
  const { removed, added, both } = compareLists(
    before.product.consents,
    after.product.consents,
    ({ id }) => id,
  );
  for (const use of removed) yield changed('consent-removed', reader.consent(use));
  for (const use of added) yield changed('consent-added', reader.consent(use));
  for (const [was, is] of both) {
    if (was.required !== is.required)
      yield changed(is.required ? 'consent-required' : 'consent-optional', reader.consent(is));
    if (was.at !== is.at)
      yield changed('consent-moved', reader.consent(is), { before: was.at, after: is.at });
  }
}

function* coverChanges(before: Side, after: Side): Generator<Change> {
  const { removed, added, isReordered } = compareLists(
    before.product.coverages,
    after.product.coverages,
    itself,
  );
  for (const code of removed) yield changed('cover-removed', before.word(`coverage.${code}`));
  for (const code of added) yield changed('cover-added', after.word(`coverage.${code}`));
  if (isReordered) yield changed('cover-order', '');
}

function* addressChanges(was: Product, is: Product): Generator<Change> {
  const pages = compareLists(Object.entries(was.paths), Object.entries(is.paths), ([page]) => page);
  for (const [, path] of pages.removed) yield changed('page-removed', String(path));
  for (const [, path] of pages.added) yield changed('page-added', String(path));
  for (const [[, one], [, other]] of pages.both)
    if (one !== other) yield changed('page-moved', '', { before: String(one), after: String(other) });
  const aliases = compareLists(was.aliases ?? [], is.aliases ?? [], itself);
  for (const path of aliases.removed) yield changed('alias-removed', path);
  for (const path of aliases.added) yield changed('alias-added', path);
}

const payment = ({ payment: way }: Product) => {
  if (way === null) return 'payment-none' as const;
  return way.threeDSecure ? ('payment-secure' as const) : ('payment-direct' as const);
};

/** a list of any length reads as a table: 1–1 is "exactly one" */
const persons = ({ insured: { min, max, upload } }: Product): string => `${min}–${max}${upload ? ' +' : ''}`;

const words = ['currency', 'place', 'category', 'persons', 'rules'] as const;
const wordOf: Record<(typeof words)[number], (product: Product) => string | number> = {
  currency: ({ currency }) => currency,
  place: ({ order }) => order,
  category: ({ categoryName }) => categoryName,
  persons,
  rules: ({ rules }) => rules?.length ?? 0,
};

function* saleChanges(was: Product, is: Product): Generator<Change> {
  if (payment(was) !== payment(is)) yield changed(payment(is), '');
  if (!same(termsOf(was), termsOf(is))) yield changed('cancellation', '');
  for (const kind of words) {
    const [one, other] = [wordOf[kind](was), wordOf[kind](is)];
    if (one !== other) yield changed(kind, '', { before: one, after: other });
  }
  if (!same([was.summary, was.documentFacts ?? []], [is.summary, is.documentFacts ?? []]))
    yield changed('summary', '');
}

/** Everything of a declaration besides its fields and its words. */
export function* changesOfProduct(before: Side, after: Side, reader: Reader): Generator<Change> {
  yield* stepChanges(before, after);
  yield* consentChanges(before, after, reader);
  yield* coverChanges(before, after);
  yield* saleChanges(before.product, after.product);
  yield* addressChanges(before.product, after.product);
  if (before.family && after.family && before.family.menuGroup !== after.family.menuGroup)
    yield changed('menu-group', '', { before: before.family.menuGroup, after: after.family.menuGroup });
}

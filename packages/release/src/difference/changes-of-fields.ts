import { fieldBounds } from '@sigorta/contracts/panel/release-change';
import type { Field, Option } from '@sigorta/product-kit/field';
import { optionKey, textPrefix } from '@sigorta/product-kit/message-key';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { type Change, changed, compareLists, type Side, same } from './sides.ts';

type Scope = 'form' | 'insured' | 'details';

const scopes: Record<Scope, (product: Product) => readonly Field[]> = {
  form: fieldsOf,
  insured: ({ insured }) => insured.fields,
  details: ({ createPolicy }) => createPolicy?.fields ?? [],
};

/** what insurers are asked prices with; the last questions come after the price */
const priced = [scopes.form, scopes.insured];

const attribute = (field: Field, name: string): unknown =>
  (field as unknown as Record<string, unknown>)[name];
const optionsOf = (field: Field): readonly Option[] => ('options' in field ? field.options : []);
const labelOf = (side: Side, field: Field): string => side.word(textPrefix(field));

/** Fields that have another name in code and the same word on the wire: what was filled in means the same. */
function renames(removed: readonly Field[], added: readonly Field[]): [Field, Field][] {
  return removed.flatMap((before): [Field, Field][] => {
    const after = added.find(({ wire }) => wire === before.wire);
    return after ? [[before, after]] : [];
  });
}

function* optionChanges(before: Side, after: Side, was: Field, is: Field): Generator<Change> {
  const subject = labelOf(after, is);
  const { removed, added, both, isReordered } = compareLists(
    optionsOf(was),
    optionsOf(is),
    ({ value }) => value,
  );
  for (const option of removed)
    yield changed('option-removed', subject, { before: before.word(optionKey(was, option)) });
  for (const option of added)
    yield changed('option-added', subject, { after: after.word(optionKey(is, option)) });
  for (const [one, other] of both)
    if (one.wire !== other.wire)
      yield changed('wire-option', `${subject}: ${after.word(optionKey(is, other))}`, {
        before: one.wire,
        after: other.wire,
      });
  if (isReordered) yield changed('option-order', subject);
}

const told = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function* boundChanges(subject: string, was: Field, is: Field): Generator<Change> {
  for (const part of fieldBounds) {
    const [one, other] = [attribute(was, part), attribute(is, part)];
    if (same(one, other)) continue;
    yield changed('field-bound', subject, {
      part,
      ...(one === undefined ? {} : { before: told(one) }),
      ...(other === undefined ? {} : { after: told(other) }),
    });
  }
}

const looks = ['text', 'width', 'autocomplete', 'inputMode'];

function* fieldChanges(before: Side, after: Side, part: Scope, [was, is]: [Field, Field]): Generator<Change> {
  const subject = labelOf(after, is);
  if (was.name !== is.name)
    yield changed('field-renamed', subject, { part, before: was.name, after: is.name });
  if (was.wire !== is.wire) yield changed('wire-field', subject, { part, before: was.wire, after: is.wire });
  if (was.kind !== is.kind) yield changed('field-kind', subject, { part, before: was.kind, after: is.kind });
  if (Boolean(was.optional) !== Boolean(is.optional))
    yield changed(is.optional ? 'field-optional' : 'field-required', subject, { part });
  if (Boolean(was.sensitive) !== Boolean(is.sensitive))
    yield changed(is.sensitive ? 'field-sealed' : 'field-opened', subject, { part });
  if (!same(was.when, is.when)) yield changed('field-condition', subject, { part });
  if (attribute(was, 'from') !== attribute(is, 'from')) yield changed('field-list', subject, { part });
  if (looks.some((name) => attribute(was, name) !== attribute(is, name)))
    yield changed('field-look', subject, { part });
  yield* boundChanges(subject, was, is);
  yield* optionChanges(before, after, was, is);
}

const stepOf = ({ product }: Side, name: string): string | null =>
  product.steps.find((step) => step.kind === 'fields' && step.fields.some((field) => field.name === name))
    ?.id ?? null;

const stepTitle = (side: Side, id: string): string => side.word(`step.${id}.title`);

function* moves(before: Side, after: Side, pairs: readonly [Field, Field][]): Generator<Change> {
  for (const [was, is] of pairs) {
    const [from, to] = [stepOf(before, was.name), stepOf(after, is.name)];
    if (from !== null && to !== null && from !== to)
      yield changed('field-moved', labelOf(after, is), {
        before: stepTitle(before, from),
        after: stepTitle(after, to),
      });
  }
}

function* scopeChanges(before: Side, after: Side, part: Scope): Generator<Change> {
  const fields = scopes[part];
  const { removed, added, both, isReordered } = compareLists(
    fields(before.product),
    fields(after.product),
    ({ name }) => name,
  );
  const renamed = renames(removed, added);
  const pairs = [...both, ...renamed];
  for (const field of removed)
    if (!renamed.some(([was]) => was === field))
      yield changed('field-removed', labelOf(before, field), { part, before: field.wire });
  for (const field of added) {
    if (renamed.some(([, is]) => is === field)) continue;
    yield changed('field-added', labelOf(after, field), { part, after: field.wire });
    if (!field.optional) yield changed('field-required', labelOf(after, field), { part });
    if (field.sensitive) yield changed('field-sealed', labelOf(after, field), { part });
  }
  for (const pair of pairs) yield* fieldChanges(before, after, part, pair);
  if (part === 'form') yield* moves(before, after, pairs);
  if (isReordered) yield changed('field-order', '', { part });
}

const wordsFor = ({ product }: Side): Set<string> =>
  new Set(priced.flatMap((fields) => fields(product).map(({ wire }) => wire)));

/** What insurers are told of a risk before they name a price. */
function* priceInputs(before: Side, after: Side): Generator<Change> {
  const [was, is] = [wordsFor(before), wordsFor(after)];
  for (const word of is.difference(was)) yield changed('price-input-added', word);
  for (const word of was.difference(is)) yield changed('price-input-removed', word);
}

/** Everything that is asked otherwise. */
export function* changesOfFields(before: Side, after: Side): Generator<Change> {
  for (const scope of ['form', 'insured', 'details'] as const) yield* scopeChanges(before, after, scope);
  yield* priceInputs(before, after);
}

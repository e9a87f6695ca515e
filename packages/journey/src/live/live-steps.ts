import type { Application, Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import { coverDays } from '../words/cover-days.ts';

/** What somebody moved between two prices, when it can be told in a word. */
export type Move =
  | { kind: 'days'; by: number }
  | { kind: 'people'; by: number }
  | { kind: 'answer'; field: Field; value: FieldValue | undefined }
  | { kind: 'several' };

const without = (insured: readonly FieldValues[], taken: readonly FieldValues[]): FieldValues[] => {
  const left = taken.map((person) => JSON.stringify(person));
  return insured.filter((person) => {
    const at = left.indexOf(JSON.stringify(person));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** How many persons came or went; null when one of those who stayed is another, or nobody did. */
const peopleMoved = (before: Application, after: Application): number | null => {
  const [was, is] = [before.insured ?? [], after.insured ?? []];
  const [gone, come] = [without(was, is).length, without(is, was).length];
  return gone > 0 && come > 0 ? null : come - gone;
};

const hangsOn = (field: Field, name: string): boolean =>
  field.when?.field === name || (field.kind === 'lookup' && field.params?.includes(name) === true);

const changedFields = (product: Product, before: Application, after: Application): Field[] => {
  const [was, is] = [before as FieldValues, after as FieldValues];
  const fields = fieldsOf(product);
  const shown = new Set([...visibleFields(fields, was), ...visibleFields(fields, is)]);
  const changed = fields.filter((field) => shown.has(field) && was[field.name] !== is[field.name]);
  /* what came or went with another answer is that answer's doing */
  return changed.filter((field) => !changed.some(({ name }) => hangsOn(field, name)));
};

/** What lies between two sets of answers; null when they are the same. */
export function moveOf(product: Product, before: Application, after: Application): Move | null {
  const changed = changedFields(product, before, after);
  const people = peopleMoved(before, after);
  if (changed.length === 0) {
    if (people === null) return { kind: 'several' };
    return people === 0 ? null : { kind: 'people', by: people };
  }
  if (people !== 0) return { kind: 'several' };
  if (changed.every(({ kind }) => kind === 'date')) {
    const [was, is] = [before, after].map((one) => coverDays(product, one as FieldValues)?.days ?? 0);
    const by = (is ?? 0) - (was ?? 0);
    return by === 0 ? { kind: 'several' } : { kind: 'days', by };
  }
  const [field] = changed;
  if (changed.length > 1 || !field) return { kind: 'several' };
  return { kind: 'answer', field, value: (after as FieldValues)[field.name] };
}

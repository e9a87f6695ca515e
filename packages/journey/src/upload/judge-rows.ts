import type { Field, FieldValues, RuleContext } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { validate } from '@sigorta/product-kit/validate';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import { asPlainCode } from '@sigorta/validators/as-code';
import type { Row } from './table.ts';
import { type CellReader, valueOfCell } from './value-of-cell.ts';

/** What the form would hold for a row. */
export function personOfRow(fields: readonly Field[], row: Row, reader: CellReader): FieldValues {
  const all: FieldValues = {};
  for (const [at, field] of fields.entries())
    all[field.name] = valueOfCell(field, row.cells[at] ?? '', reader);
  return Object.fromEntries(visibleFields(fields, all).map(({ name }) => [name, all[name]]));
}

/** Message keys by field name, from the product's own schema; empty for a person who is right. */
export function faultsOf(
  product: Product,
  person: FieldValues,
  context: RuleContext,
): Record<string, string> {
  const result = validate(product, { insured: [person] }, context);
  const faults: Record<string, string> = {};
  for (const { field, message } of result.ok ? [] : result.errors) {
    const name = /^insured\.0\.(\w+)$/.exec(field)?.[1];
    if (name) faults[name] = message;
  }
  return faults;
}

export interface Judged {
  person: FieldValues;
  /** false for a row that is skipped: it takes nobody's number */
  counts: boolean;
  faults: Record<string, string>;
}

const numberKinds: readonly Field['kind'][] = ['nationalId', 'foreignerId', 'passportNo'];

const tidy = (value: unknown): string => asPlainCode(String(value ?? ''));

/** A number that stands twice in the list, or belongs to somebody in the form, is refused at its later place. */
export function refuseRepeats(
  rows: readonly Judged[],
  fields: readonly Field[],
  present: readonly FieldValues[],
  message: string,
): Record<string, string>[] {
  const names = fields.filter(({ kind }) => numberKinds.includes(kind)).map(({ name }) => name);
  const keysOf = (person: FieldValues): [name: string, key: string][] =>
    names.filter((name) => tidy(person[name]) !== '').map((name) => [name, `${name} ${tidy(person[name])}`]);
  const seen = new Set(present.flatMap((person) => keysOf(person).map(([, key]) => key)));
  return rows.map(({ person, counts, faults }) => {
    const own = { ...faults };
    for (const [name, key] of counts ? keysOf(person) : []) {
      if (seen.has(key)) own[name] ??= message;
      seen.add(key);
    }
    return own;
  });
}

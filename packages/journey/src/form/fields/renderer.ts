import type { Field, FieldKind, FieldOf, FieldValue, FieldValues } from '@sigorta/product-kit/field';

/** What the component of a field kind is given. Texts are translated already. */
export interface RendererOf<Declared extends Field> {
  field: Declared;
  id: string;
  /** path in the form, also the control's `name`: what is typed before React arrives is found by it */
  name: string;
  label: string;
  hint: string | undefined;
  error: string | null;
  value: FieldValue | undefined;
  /** the answers of its scope that it looks at (`looks-at.ts`), and no others */
  values: FieldValues;
  onChange: (value: FieldValue) => void;
  /** fields of the same scope, itself among them, and how another of them is answered; a field on its own has none */
  beside?: { fields: readonly Field[]; answer: (name: string, value: FieldValue) => void };
}

export type RendererProps<Kind extends FieldKind> = RendererOf<FieldOf<Kind>>;

/** The part that every control takes as it is. */
export const controlProps = ({ field, id, name, label, hint, error }: RendererOf<Field>) => ({
  id,
  name,
  label,
  hint,
  error,
  optional: field.optional,
  autoComplete: field.autocomplete ?? 'off',
});

export const textOf = (value: FieldValue | undefined): string =>
  value === undefined || value === null || value === false ? '' : String(value);

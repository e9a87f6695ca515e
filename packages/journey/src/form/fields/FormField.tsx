import type { Application, Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import type { ComponentType } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useWords } from '../../words/use-words.ts';
import { fieldId } from '../field-id.ts';
import { fieldRenderers } from './field-renderers.ts';
import type { RendererOf } from './renderer.ts';

interface FormFieldProps {
  field: Field;
  /** fields of the same scope, to empty those that hang on this one */
  siblings: readonly Field[];
  /** `insured.0.` or nothing */
  scope: string;
  values: FieldValues;
}

/** A declared field at its place in the form: value, texts, the error it has, and its children when it changes. */
export function FormField({ field, siblings, scope, values }: FormFieldProps) {
  const name = `${scope}${field.name}`;
  const { find } = useWords();
  const { control, setValue, trigger } = useFormContext<Application>();
  const { field: held, fieldState } = useController({ control, name: name as `insured` });
  const prefix = textPrefix(field);
  const Renderer = fieldRenderers[field.kind] as ComponentType<RendererOf<Field>>;
  const message = fieldState.error?.message;
  return (
    <Renderer
      field={field}
      id={fieldId(name)}
      name={name}
      label={find(prefix)}
      hint={hintOf(field, find(`${prefix}.hint`))}
      error={message ? find(message) : null}
      value={held.value as FieldValue | undefined}
      values={values}
      onChange={(value) => {
        held.onChange(value);
        for (const child of siblings) {
          const hangsOn = child.kind === 'lookup' && child.params?.includes(field.name);
          if (hangsOn && value !== (held.value as unknown)) setValue(`${scope}${child.name}`, '');
        }
        /* never while first typing; once wrong, the message goes the moment it is right */
        if (message) void trigger(name);
      }}
    />
  );
}

/* names stand in a step whose own hint says how to write them */
const hintOf = (field: Field, hint: string): string | undefined =>
  field.kind === 'personName' || hint === '' ? undefined : hint;

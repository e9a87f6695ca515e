import * as v from 'valibot';
import type { FieldOf } from '../field.ts';
import { messageKey } from '../message-key.ts';
import type { FieldSchema, SchemaMaker } from './scope.ts';
import { textValue } from './text-value.ts';

/** One of the declared values (the code's, not the wire's). */
export const optionSchema = (field: FieldOf<'choice' | 'select'>): FieldSchema =>
  v.picklist(
    field.options.map((option) => option.value),
    messageKey(field),
  );

/** Codes are short, but breeds, towns and models come as their providers name them. */
const codeShape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()/|_-]{0,79}$/u;

/** An entry of a long list. Whether it stands there is judged only where the list is at hand. */
export const lookupSchema: SchemaMaker<'lookup'> = (field, { values, context }) =>
  textValue(messageKey(field), (text) => {
    const listed = codeShape.test(text) && (context.isListed?.(field.from, text, values) ?? true);
    return listed ? null : messageKey(field);
  });

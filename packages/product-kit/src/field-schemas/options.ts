import * as v from 'valibot';
import type { FieldOf } from '../field.ts';
import { messageKey } from '../message-key.ts';
import { isEmpty } from '../visible-fields.ts';
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

/**
 * An entry of a long list. Whether it stands there is judged only where the list is at hand; a list that hangs on an
 * answer not given yet has no say, the missing answer has its own message.
 */
export const lookupSchema: SchemaMaker<'lookup'> = (field, { values, context }) =>
  textValue(messageKey(field), (text) => {
    if (!codeShape.test(text)) return messageKey(field);
    if (field.params?.some((name) => isEmpty(values[name]))) return null;
    return (context.isListed?.(field.from, text, values) ?? true) ? null : messageKey(field);
  });

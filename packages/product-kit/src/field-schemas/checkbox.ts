import * as v from 'valibot';
import { messageKey } from '../message-key.ts';
import type { SchemaMaker } from './scope.ts';

/** A box never touched is not ticked. */
export const checkboxSchema: SchemaMaker<'checkbox'> = (field) => {
  const bad = messageKey(field);
  return v.pipe(
    v.nullish(v.boolean(bad), false),
    v.check((ticked) => ticked || !field.mustBeTrue, bad),
  );
};

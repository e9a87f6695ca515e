import { toLatinDigits } from '@sigorta/validators/digits';
import * as v from 'valibot';
import { messageKey } from '../message-key.ts';
import type { SchemaMaker } from './scope.ts';

const numberOf = (text: string): number => {
  const digits = toLatinDigits(text).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Whole numbers; inputs give text, the wire gives numbers, the application holds numbers. */
export const numberSchema: SchemaMaker<'number'> = (field) => {
  const bad = messageKey(field);
  return v.pipe(
    v.union([v.number(), v.string()], bad),
    v.transform((value) => (typeof value === 'number' ? value : numberOf(value))),
    v.check(
      (number) =>
        Number.isSafeInteger(number) && number >= (field.min ?? 0) && number <= (field.max ?? 999_999_999),
      bad,
    ),
  );
};

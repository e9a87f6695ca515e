import { readWhole } from '@sigorta/validators/amount';
import * as v from 'valibot';
import { messageKey } from '../message-key.ts';
import type { SchemaMaker } from './scope.ts';

/** Key of the sentence for what is no whole number, or could be two. */
const unclear = 'field.number.unclear';
/* a small number's own sentence names its unit and its bounds, which tells more */
const smallBelow = 1000;

/**
 * Whole numbers; inputs give text, the wire gives numbers, the application holds numbers. A text that holds more than one is
 * refused with its own sentence: `39.9` is not 399.
 */
export const numberSchema: SchemaMaker<'number'> = (field) => {
  const bad = messageKey(field);
  return v.pipe(
    v.union([v.number(), v.string()], bad),
    v.rawTransform(({ dataset, addIssue, NEVER }): number => {
      const { value } = dataset;
      const number = typeof value === 'number' ? value : readWhole(value);
      if (number === null) {
        addIssue({ message: value === '' || (field.max ?? smallBelow) < smallBelow ? bad : unclear });
        return NEVER;
      }
      return number;
    }),
    v.check(
      (number) =>
        Number.isSafeInteger(number) && number >= (field.min ?? 0) && number <= (field.max ?? 999_999_999),
      bad,
    ),
  );
};

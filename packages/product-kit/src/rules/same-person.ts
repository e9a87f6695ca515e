import { asPlainCode } from '@sigorta/validators/as-code';
import type { FieldValue } from '../field.ts';
import type { Rule } from '../product.ts';

const idFields = ['nationalId', 'foreignerId', 'passportNo'] as const;

const tidy = (value: FieldValue | undefined): string => (typeof value === 'string' ? asPlainCode(value) : '');

/** Nobody is insured twice under one number; the message stands at the later person's number. */
export const nobodyTwice =
  (message: string): Rule =>
  ({ insured }) => {
    const seen = new Set<string>();
    for (const [index, person] of (Array.isArray(insured) ? insured : []).entries()) {
      for (const name of idFields) {
        const number = tidy(person?.[name]);
        if (number === '') continue;
        if (seen.has(`${name} ${number}`)) return { field: `insured.${index}.${name}`, message };
        seen.add(`${name} ${number}`);
      }
    }
    return null;
  };

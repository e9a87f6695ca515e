import { toLatinDigits } from '@sigorta/validators/digits';
import { isTaxNumber } from '@sigorta/validators/tax-number';
import { messageKey } from '../message-key.ts';
import type { SchemaMaker } from './scope.ts';
import { textValue } from './text-value.ts';

/** Ten digits of a business, the last a check digit; spaces between groups are forgiven. */
export const taxNumberSchema: SchemaMaker<'taxNumber'> = (field) =>
  textValue(
    messageKey(field),
    (text) => {
      if (!/^\d{10}$/.test(text)) return messageKey(field, 'error.length');
      return isTaxNumber(text) ? null : messageKey(field, 'error.checksum');
    },
    (text) => toLatinDigits(text).replace(/\s/g, ''),
  );

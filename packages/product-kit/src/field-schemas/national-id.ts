import { toLatinDigits } from '@sigorta/validators/digits';
import { checkForeignerId, checkIdentityNumber } from '@sigorta/validators/national-id';
import { messageKey } from '../message-key.ts';
import type { SchemaMaker } from './scope.ts';
import { textValue } from './text-value.ts';

const tidyDigits = (text: string): string => toLatinDigits(text).trim();

/**
 * Eleven digits (spec §5, §9) of a citizen, or of a foreigner living in Türkiye (99…), whose checksum only warns.
 */
export const nationalIdSchema: SchemaMaker<'nationalId'> = (field) =>
  textValue(
    messageKey(field),
    (text) => {
      if (!/^\d*$/.test(text)) return messageKey(field);
      if (text.length !== 11) return messageKey(field, 'error.length');
      return checkIdentityNumber(text) === 'bad' ? messageKey(field, 'error.checksum') : null;
    },
    tidyDigits,
  );

export const foreignerIdSchema: SchemaMaker<'foreignerId'> = (field) =>
  textValue(
    messageKey(field),
    (text) => (checkForeignerId(text) === 'bad' ? messageKey(field) : null),
    tidyDigits,
  );

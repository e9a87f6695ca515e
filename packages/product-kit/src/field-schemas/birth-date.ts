import { ageOn, isIsoDate } from '@sigorta/validators/iso-date';
import { messageKey } from '../message-key.ts';
import type { SchemaMaker } from './scope.ts';
import { textValue } from './text-value.ts';

const minimumYear = '1900'; // spec §9

/** A real date of 1900 up to this year (spec §5), not ahead of today (decision 8), within the product's ages on the first day of cover. */
export const birthDateSchema: SchemaMaker<'birthDate'> = (field, { context: { today, coverFrom = today } }) =>
  textValue(messageKey(field, 'error.required'), (date) => {
    const year = date.slice(0, 4);
    if (!isIsoDate(date) || year < minimumYear || year > today.slice(0, 4)) return messageKey(field);
    if (date > today) return messageKey(field, 'error.future');
    const age = ageOn(date, coverFrom);
    if (field.minAge !== undefined && age < field.minAge) return messageKey(field, 'error.tooYoung');
    return field.maxAge !== undefined && age > field.maxAge ? messageKey(field, 'error.tooOld') : null;
  });

import { addDays, isIsoDate } from '@sigorta/validators/iso-date';
import { messageKey } from '../message-key.ts';
import type { SchemaMaker } from './scope.ts';
import { textValue } from './text-value.ts';

/** An ISO date inside the field's window; bounds are days after today, today itself being 0 (spec §5). */
export const dateSchema: SchemaMaker<'date'> = (field, { values, context: { today } }) =>
  textValue(messageKey(field), (date) => {
    if (!isIsoDate(date)) return messageKey(field);
    const { minDays, maxDays, notBefore } = field;
    if (minDays !== undefined && date < addDays(today, minDays)) return messageKey(field, 'error.past');
    if (maxDays !== undefined && date > addDays(today, maxDays)) return messageKey(field, 'error.tooLate');
    const other = notBefore && values[notBefore];
    /* a bad other date has its own message already */
    const before = typeof other === 'string' && isIsoDate(other) ? other : '';
    return date < before ? messageKey(field, 'error.order') : null;
  });

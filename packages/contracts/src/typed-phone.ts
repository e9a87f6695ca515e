import { phoneInputLength } from '@sigorta/validators/phone';
import { tidyText } from '@sigorta/validators/visible-text';
import * as v from 'valibot';

/**
 * A phone as somebody types it. The gateway reads it by the numbering plans and takes numbers that can receive an SMS; what
 * looks like a card's number is none of them.
 */
export const typedPhone = v.pipe(
  v.string('field.phone.error'),
  v.transform(tidyText),
  v.minLength(1, 'field.phone.error'),
  v.maxLength(phoneInputLength, 'field.phone.error'),
);

import { holdsCardNumber } from '@sigorta/validators/card-in-text';
import * as v from 'valibot';

/** Key of the sentence that sends a card's number to its own field. */
export const cardNumberInText = 'field.cardNumber.error';

/** For any text people write freely: it is stored, mailed and read by others, so no card's number may be in it. */
export const noCardNumber = v.check((text: string) => !holdsCardNumber(text), cardNumberInText);

/**
 * A text that people write, trimmed.
 * @param most signs
 * @param message key of the sentence for a missing, too short or too long one; valibot's own without it
 */
export const freeText = (most: number, message?: string, least = 1) =>
  v.pipe(v.string(message), v.trim(), v.minLength(least, message), v.maxLength(most, message), noCardNumber);

import { holdsCardNumber } from '@sigorta/validators/card-in-text';
import { isPrintableText, isVisibleText, tidyLine, tidyText } from '@sigorta/validators/visible-text';
import * as v from 'valibot';

/** Key of the sentence that sends a card's number to its own field. */
export const cardNumberInText = 'field.cardNumber.error';

/** Key of the sentence for signs that are no letters, figures or marks. */
export const signsInText = 'field.signs.error';

/** For any text people write freely: it is stored, mailed and read by others, so no card's number may be in it. */
export const noCardNumber = v.check((text: string) => !holdsCardNumber(text), cardNumberInText);

const isEmptyOr = (accepts: (text: string) => boolean) => (text: string) => text === '' || accepts(text);

const written = (tidy: (text: string) => string, most: number, message?: string, least = 1) =>
  v.pipe(
    v.string(message),
    v.transform(tidy),
    v.minLength(least, message),
    v.maxLength(most, message),
    v.check(isEmptyOr(isVisibleText), signsInText),
    noCardNumber,
  );

/**
 * A line that people write, tidied: what shows nothing is gone, so that an empty text is seen to be empty.
 * @param most signs
 * @param message key of the sentence for a missing, too short or too long one; valibot's own without it
 */
export const freeText = (most: number, message?: string, least = 1) =>
  written(tidyLine, most, message, least);

/** The same where lines may be ended: messages and notes. */
export const freeLines = (most: number, message?: string, least = 1) =>
  written(tidyText, most, message, least);

/** A free line that receipts and policies print. */
export const paperText = (most: number, message?: string, least = 1) =>
  v.pipe(
    freeText(most, message, least),
    /* what cannot be seen has been told already */
    v.check((text) => !isVisibleText(text) || isPrintableText(text), signsInText),
  );

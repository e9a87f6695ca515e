import { cardNumberInText } from '@sigorta/contracts/free-text';
import { holdsCardNumber } from '@sigorta/validators/card-in-text';
import { keepDigits } from '@sigorta/validators/digits';
import { type CardNames, cardName } from './card-parts.ts';

/** No name has more of them; a card's number in the wrong field has, whole or not. */
const mostDigits = 4;
const isNumber = (name: string): boolean => keepDigits(name).length > mostDigits || holdsCardNumber(name);

/** @param missing key of the sentence for an empty name */
export const nameFault = (name: string, missing: string): string | null =>
  name === '' ? missing : isNumber(name) ? cardNumberInText : null;

/** A name as it may be told while it is typed: a card's number in the wrong field stays where it is. */
export const tellableName = (name: string): string => (isNumber(name) ? '' : name);

/** The names that stand in a form's two inputs. */
export function readNames(form: HTMLFormElement): CardNames {
  const data = new FormData(form);
  const text = (part: keyof CardNames): string => String(data.get(cardName(part)) ?? '').trim();
  return { firstName: text('firstName'), lastName: text('lastName') };
}

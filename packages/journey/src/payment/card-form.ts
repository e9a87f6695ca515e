import { cardNumberInText } from '@sigorta/contracts/free-text';
import { checkCardNumber, isCvv, isExpiryAhead } from '@sigorta/validators/card';
import { holdsCardNumber } from '@sigorta/validators/card-in-text';
import { keepDigits } from '@sigorta/validators/digits';
import type { IsoDate } from '@sigorta/validators/iso-date';

/** As purchase-start takes it. Lives in the inputs and in one call, nowhere else (decision 14). */
export interface Card {
  firstName: string;
  lastName: string;
  number: string;
  month: string;
  year: string;
  cvv: string;
}

export const cardParts = ['number', 'firstName', 'lastName', 'month', 'year', 'cvv'] as const;
export type CardPart = (typeof cardParts)[number];

/** Name of a card input in the form element. */
export const cardName = (part: CardPart): string => `card.${part}`;

/** Reads the inputs at the moment of paying. */
export function readCard(form: HTMLFormElement): Card {
  const data = new FormData(form);
  const text = (part: CardPart): string => String(data.get(cardName(part)) ?? '').trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    number: keepDigits(text('number')),
    month: text('month'),
    year: text('year'),
    cvv: keepDigits(text('cvv')),
  };
}

/** @param missing key of the sentence for an empty name */
const nameFault = (name: string, missing: string): string | null =>
  name === '' ? missing : holdsCardNumber(name) ? cardNumberInText : null;

/** What is wrong with a card, in screen order: part and the key of its message (spec §5, decision 7). */
export function cardFaults(card: Card, today: IsoDate): { field: string; message: string }[] {
  const number = checkCardNumber(card.number);
  const faults: [CardPart, string | null][] = [
    [
      'number',
      number === 'ok' ? null : number === 'amex' ? 'payment.error.cardType' : 'payment.error.cardNumber',
    ],
    ['firstName', nameFault(card.firstName, 'payment.error.firstName')],
    ['lastName', nameFault(card.lastName, 'payment.error.lastName')],
    ['month', card.month ? null : 'payment.error.month'],
    ['year', card.year ? null : 'payment.error.year'],
    ['cvv', isCvv(card.cvv) ? null : 'payment.error.cvv'],
  ];
  if (card.month && card.year && !isExpiryAhead(card.month, card.year, today)) {
    faults.push(['month', 'payment.error.expired']);
  }
  return faults.flatMap(([part, message]) => (message === null ? [] : [{ field: cardName(part), message }]));
}

/** A transfer needs the buyer's name only, typed into the same two inputs. */
export const nameFaults = (
  card: Pick<Card, 'firstName' | 'lastName'>,
): { field: string; message: string }[] =>
  (['firstName', 'lastName'] as const).flatMap((part) => {
    const message = nameFault(card[part], `transfer.error.${part}`);
    return message === null ? [] : [{ field: cardName(part), message }];
  });

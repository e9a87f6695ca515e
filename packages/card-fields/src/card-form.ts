import { checkCardNumber, isCvv, isExpiryAhead } from '@sigorta/validators/card';
import { keepDigits } from '@sigorta/validators/digits';
import type { IsoDate } from '@sigorta/validators/iso-date';
import { nameFault, readNames } from './card-names.ts';
import { type Card, type CardFault, type CardPart, cardName } from './card-parts.ts';

/** Reads the inputs at the moment of paying. */
export function readCard(form: HTMLFormElement): Card {
  const data = new FormData(form);
  const text = (part: CardPart): string => String(data.get(cardName(part)) ?? '').trim();
  return {
    ...readNames(form),
    number: keepDigits(text('number')),
    month: text('month'),
    year: text('year'),
    cvv: keepDigits(text('cvv')),
  };
}

/** What is wrong with a card, in screen order: part and the key of its message (spec §5, decision 7). */
export function cardFaults(card: Card, today: IsoDate): CardFault[] {
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
  return faults.flatMap(([part, message]) => (message === null ? [] : [{ part, message }]));
}

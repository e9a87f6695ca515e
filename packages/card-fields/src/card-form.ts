import { checkCardNumber, isCvv, isExpiryAhead } from '@sigorta/validators/card';
import { isCardYear, readCardExpiry } from '@sigorta/validators/card-expiry';
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
    ...readCardExpiry(text('expiry')),
    cvv: keepDigits(text('cvv')),
  };
}

/** Month and year are judged apart, though one input holds both (spec §5): of an empty one the month is asked first. */
function expiryFault({ month, year }: Card, today: IsoDate): string | null {
  if (month === '') return 'payment.error.month';
  if (year === '' || !isCardYear(year, today)) return 'payment.error.year';
  return isExpiryAhead(month, year, today) ? null : 'payment.error.expired';
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
    ['expiry', expiryFault(card, today)],
    ['cvv', isCvv(card.cvv) ? null : 'payment.error.cvv'],
  ];
  return faults.flatMap(([part, message]) => (message === null ? [] : [{ part, message }]));
}

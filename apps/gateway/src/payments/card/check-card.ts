import { checkCardNumber, isExpiryAhead } from '@sigorta/validators/card';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { Refusal } from '../../platform/refusal.ts';

/**
 * What can be said of a card without asking anyone. The refusal names fields, never what was typed.
 * @param sentUnder the request's key that it came under
 * @throws Refusal `card-type-not-accepted` for American Express (decision 7), `card-rejected` for a wrong number or date
 */
export function checkCard(
  card: { number: string; month: string; year: string },
  now: Date,
  sentUnder = 'card',
): void {
  const kind = checkCardNumber(card.number);
  if (kind === 'amex') throw new Refusal('card-type-not-accepted');
  if (kind === 'bad')
    throw new Refusal('card-rejected', {
      fields: [{ field: `${sentUnder}.number`, message: 'payment.error.cardNumber' }],
    });
  if (!isExpiryAhead(card.month, card.year, todayInIstanbul(now)))
    throw new Refusal('card-rejected', {
      fields: [{ field: `${sentUnder}.month`, message: 'payment.error.expired' }],
    });
}

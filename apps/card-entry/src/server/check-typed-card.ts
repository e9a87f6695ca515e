import type { TypedCard } from '@sigorta/card-seal/typed-card';
import { cardBrand, isExpiryAhead } from '@sigorta/validators/card';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { codesPassLuhn } from '@sigorta/validators/luhn';

/** What can be said of a card without asking anyone, by the part it is said of. */
export interface TypedCardFault {
  code: 'card-rejected' | 'card-type-not-accepted';
  part: 'number' | 'month';
}

/** American Express is a right number and not accepted (spec §5.8); others have 16 to 19 digits. */
export function checkTypedCard(card: TypedCard, now: Date): TypedCardFault | null {
  const { number } = card;
  if (!codesPassLuhn(number)) return { code: 'card-rejected', part: 'number' };
  const brand = cardBrand(number.subarray(0, 4).toString('latin1'));
  if (number.length === 15 && brand === 'amex') return { code: 'card-type-not-accepted', part: 'number' };
  if (number.length < 16) return { code: 'card-rejected', part: 'number' };
  const [month, year] = [card.month.toString('latin1'), card.year.toString('latin1')];
  return isExpiryAhead(month, year, todayInIstanbul(now)) ? null : { code: 'card-rejected', part: 'month' };
}

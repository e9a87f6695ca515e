import { readSealedHeader, type SealedHeader } from '@sigorta/card-seal/header';
import { cardBrand } from '@sigorta/validators/card';
import { Refusal } from '../../platform/refusal.ts';

/**
 * What everybody may know of a sealed card. Its number, date and code were checked where it was sealed.
 * @param sentUnder the request's key that it came under
 * @throws Refusal `card-rejected` for what no card entry sealed, `card-type-not-accepted` for American Express (decision 7)
 */
export function checkCard({ sealed }: { sealed: string }, sentUnder = 'card'): SealedHeader {
  const header = readSealedHeader(sealed);
  if (header === null)
    throw new Refusal('card-rejected', {
      fields: [{ field: `${sentUnder}.sealed`, message: 'payment.error.cardNumber' }],
    });
  if (cardBrand(header.prefix) === 'amex') throw new Refusal('card-type-not-accepted');
  return header;
}

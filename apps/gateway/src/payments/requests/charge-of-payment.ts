import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { paymentStart } from '@sigorta/contracts/operations/payment-start';
import type { Charge, SealedCard } from '../provider/provider.ts';
import { paymentProduct } from './line-item-of-payment.ts';

type Request = ParsedRequestOf<typeof paymentStart>;
type GivenCard = Extract<Request['way'], { kind: 'card' }>['card'];

export const cardOf = ({ firstName, lastName, sealed }: GivenCard): SealedCard => ({
  holder: `${firstName} ${lastName}`,
  sealed,
});

/** What the provider asks of every buyer and this page does not: nobody's address or id is collected for a payment. */
const notAsked = {
  identityNumber: '11111111111',
  phone: '+900000000000',
  address: 'Türkiye',
  city: 'Türkiye',
  country: 'Türkiye',
};

export function chargeOf(
  { language, name, email, amount }: Request & { way: { kind: 'card' } },
  ids: { id: string; orderId: string },
  ip: string,
): Charge {
  const [first = name, ...others] = name.split(/\s+/);
  return {
    ...ids,
    product: paymentProduct,
    language: language === 'tr' ? 'tr' : 'en',
    priceMinor: amount.minor,
    paidMinor: amount.minor,
    installmentCount: 1,
    buyer: {
      ...notAsked,
      id: ids.orderId,
      firstName: first,
      lastName: others.join(' ') || first,
      email,
      ip,
    },
  };
}

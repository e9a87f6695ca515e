import type { Charge } from '../provider.ts';
import { amountText } from './amount.ts';
import type { Json } from './wire.ts';

const address = (charge: Charge): Json => ({
  contactName: `${charge.buyer.firstName} ${charge.buyer.lastName}`,
  city: charge.buyer.city,
  country: charge.buyer.country,
  address: charge.buyer.address,
});

/**
 * The payment both `initialize` and a direct charge send, without its card, which card entry adds. One basket item: a policy is
 * not divisible.
 */
export function paymentMessage(charge: Charge): Json {
  return {
    locale: charge.language,
    conversationId: charge.id,
    price: amountText(charge.priceMinor),
    paidPrice: amountText(charge.paidMinor),
    currency: 'TRY',
    installment: charge.installmentCount,
    basketId: charge.orderId,
    paymentChannel: 'WEB',
    paymentGroup: 'PRODUCT',
    buyer: {
      id: charge.buyer.id,
      name: charge.buyer.firstName,
      surname: charge.buyer.lastName,
      identityNumber: charge.buyer.identityNumber,
      email: charge.buyer.email,
      gsmNumber: charge.buyer.phone,
      registrationAddress: charge.buyer.address,
      city: charge.buyer.city,
      country: charge.buyer.country,
      ip: charge.buyer.ip,
    },
    shippingAddress: address(charge),
    billingAddress: address(charge),
    basketItems: [
      {
        id: charge.product,
        name: charge.product,
        category1: 'Sigorta',
        itemType: 'VIRTUAL',
        price: amountText(charge.priceMinor),
      },
    ],
  };
}

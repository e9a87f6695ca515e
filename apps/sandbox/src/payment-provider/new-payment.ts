import { randomDigits } from '../random-text.ts';
import type { World } from '../world.ts';
import { kurusOf } from './amount.ts';
import { cardOf, familyOf, type TestCard } from './cards.ts';
import { allowedCounts } from './installments.ts';
import type { Payment, PaymentItem } from './payment.ts';
import { Refused, refusals } from './refusals.ts';
import type { PaymentRequest } from './requests.ts';

/** The account's limit per payment, kuruş; real accounts have one too (code 5008). */
const highestPrice = 10_000_000;

const positive = (value: string | number): number => {
  const kurus = kurusOf(value);
  if (kurus === null) throw new Refused(refusals.malformed);
  if (kurus <= 0) throw new Refused(refusals.priceNotPositive);
  return kurus;
};

const checkedCard = (world: World, request: PaymentRequest): TestCard => {
  const { cardNumber, expireMonth, expireYear, cvc } = request.paymentCard;
  const card = cardOf(cardNumber.replace(/\s/g, ''));
  if (!card) throw new Refused(refusals.cardNumber);
  const month = Number(expireMonth);
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new Refused(refusals.expiryMonth);
  const year = Number(expireYear) < 100 ? 2000 + Number(expireYear) : Number(expireYear);
  const lastMoment = Date.UTC(year, month, 1);
  if (!Number.isInteger(year) || lastMoment <= world.clock().getTime())
    throw new Refused(refusals.expiryYear);
  if (!(card.association === 'AMERICAN_EXPRESS' ? /^\d{4}$/ : /^\d{3}$/).test(cvc)) {
    throw new Refused(refusals.cvc);
  }
  return card;
};

const itemsOf = (request: PaymentRequest, price: number, paidPrice: number): PaymentItem[] => {
  const prices = request.basketItems.map((item) => positive(item.price));
  if (prices.reduce((sum, item) => sum + item, 0) !== price) throw new Refused(refusals.itemsDoNotAddUp);
  let left = paidPrice;
  return request.basketItems.map((item, index) => {
    const own = prices[index] ?? 0;
    const last = index === prices.length - 1;
    const paid = last ? left : Math.floor((paidPrice * own) / price);
    left -= paid;
    return {
      itemId: item.id,
      paymentTransactionId: randomDigits(8),
      price: own,
      paidPrice: paid,
      refunded: 0,
    };
  });
};

/**
 * Checks a payment request as the provider does and makes the record; nothing is stored or charged yet.
 * @throws Refused with the provider's code
 */
export const newPayment = (world: World, request: PaymentRequest, threeDSecure: boolean): Payment => {
  const price = positive(request.price);
  const paidPrice = positive(request.paidPrice);
  if (paidPrice >= highestPrice) throw new Refused(refusals.priceTooHigh);
  const card = checkedCard(world, request);
  const installment = Number(request.installment);
  if (!allowedCounts(world, card).includes(installment)) throw new Refused(refusals.installmentNotAllowed);
  return {
    paymentId: randomDigits(8),
    conversationId: request.conversationId ?? '',
    basketId: request.basketId ?? '',
    price,
    paidPrice,
    currency: request.currency,
    installment,
    items: itemsOf(request, price, paidPrice),
    card: {
      bin: card.number.slice(0, 8),
      lastFour: card.number.slice(-4),
      effect: card.effect,
      association: card.association,
      family: familyOf(card) ?? '',
      credit: card.credit,
    },
    threeDSecure,
    callbackUrl: request.callbackUrl ?? null,
    status: 'INIT_THREEDS',
    mdStatus: null,
    refusal: null,
    challenge: null,
    createdAt: world.clock().toISOString(),
    chargedAt: null,
    cancelledAt: null,
  };
};

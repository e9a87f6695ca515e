import { decimalOf } from './amount.ts';
import { familyOf, mayPayInParts, type TestCard } from './cards.ts';

/** Surcharge in tenths of a percent by number of parts; the sandbox merchant's agreement with every family. */
const surcharge: Record<number, number> = { 1: 0, 3: 35, 6: 70, 9: 105, 12: 140 };

export const allowedCounts = (card: TestCard | null): number[] =>
  card && !mayPayInParts(card) ? [1] : Object.keys(surcharge).map(Number);

/** @param price kuruş @returns kuruş, rounded half up */
const totalFor = (price: number, count: number): number =>
  price + Math.round((price * (surcharge[count] ?? 0)) / 1000);

/** One entry of `installmentDetails`; without a card, the family decides nothing and all parts are shown. */
export const installmentDetail = (price: number, family: string | null, card: TestCard | null) => ({
  ...(card
    ? {
        binNumber: card.number.slice(0, 8),
        cardType: card.credit ? 'CREDIT_CARD' : 'DEBIT_CARD',
        cardAssociation: card.association,
        cardFamilyName: familyOf(card) ?? '',
        bankName: card.bank ?? '',
      }
    : { cardFamilyName: family ?? '' }),
  price: decimalOf(price),
  force3ds: 0,
  forceCvc: 0,
  commercial: 0,
  installmentPrices: allowedCounts(card).map((count) => ({
    installmentNumber: count,
    totalPrice: decimalOf(totalFor(price, count)),
    installmentPrice: decimalOf(Math.round(totalFor(price, count) / count)),
  })),
});

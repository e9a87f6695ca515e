import type { World } from '../world.ts';
import { decimalOf } from './amount.ts';
import { familyOf, mayPayInParts, type TestCard } from './cards.ts';

/** Surcharge in tenths of a percent by number of parts. */
type Surcharges = Readonly<Record<string, number>>;

/** The sandbox merchant's agreement with every family, until it is told another one. */
const usual: Surcharges = { 3: 35, 6: 70, 9: 105, 12: 140 };

/** What the merchant agreed on with the card's family at this moment; without a card, the family decides nothing. */
function surchargesFor(world: World, card: TestCard | null): Surcharges {
  const single = { 1: 0 };
  if (card && !mayPayInParts(card)) return single;
  const told = world.faults.state('payment').settings.installments as
    | Readonly<Record<string, Surcharges>>
    | null
    | undefined;
  const family = (card && familyOf(card)) ?? '*';
  return { ...(told?.[family] ?? told?.['*'] ?? usual), ...single };
}

export const allowedCounts = (world: World, card: TestCard | null): number[] =>
  Object.keys(surchargesFor(world, card)).map(Number);

/** @param price kuruş @param tenths of a percent @returns kuruş, rounded half up */
const totalFor = (price: number, tenths: number): number => price + Math.round((price * tenths) / 1000);

/** One entry of `installmentDetails`; without a card, the family decides nothing and all parts are shown. */
export const installmentDetail = (
  world: World,
  price: number,
  family: string | null,
  card: TestCard | null,
) => ({
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
  installmentPrices: Object.entries(surchargesFor(world, card)).map(([count, tenths]) => ({
    installmentNumber: Number(count),
    totalPrice: decimalOf(totalFor(price, tenths)),
    installmentPrice: decimalOf(Math.round(totalFor(price, tenths) / Number(count))),
  })),
});

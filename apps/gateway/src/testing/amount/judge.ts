import type { Offer } from '@sigorta/contracts/offer';
import type { Shown } from './tab.ts';

/** An offer as its buyer was first given it. */
export interface Given {
  offer: Offer;
  at: Date;
}

const hour = 3_600_000;
/** one call */
export const slack = 20_000;
/** what tests leave for the bank of the time that an offer is held */
const bankMinute = 60_000;

/** Hours a quote of each insurer holds, as its system was told to: two are brief (packages/insurers). */
const briefly: Readonly<Record<string, number>> = { mercandal: 2, meltemkiyi: 2 };
const usualHours = 24;

/** Whether an offer is given for another time than its insurer's, less the minute that tests leave for the bank. */
export function notAsInsurerSays({ offer, at }: Given): string[] {
  const hours = briefly[offer.insurer.id] ?? usualHours;
  const lacks = at.getTime() + hours * hour - Date.parse(offer.validUntil);
  return lacks >= -slack && lacks <= bankMinute + slack
    ? []
    : [
        `${offer.insurer.id} holds ${hours} h, its offer is given until ${offer.validUntil}, at ${at.toISOString()}`,
      ];
}

/** Offers of a kept quote that live and cost another amount than they were given with. */
export const heldLess = (offers: readonly Offer[], given: ReadonlyMap<string, Given>, now: Date): string[] =>
  offers.flatMap((offer) => {
    const first = given.get(offer.id)?.offer;
    const lives = Date.parse(offer.validUntil) > now.getTime();
    /* its insurer may move it when it learns the rest: then it names what it was */
    const was = offer.before?.price ?? offer.price;
    return first && lives && was.minor !== first.price.minor
      ? [`${offer.insurer.id} was kept at ${first.price.minor} and is shown at ${offer.price.minor}`]
      : [];
  });

/** Refusals that change no amount: others were named, or the offer is bought. */
const aboutOthers = new Set(['insured-changed', 'offer-not-firm', 'quote-incomplete']);
const aboutBought = new Set(['already-paid', 'payment-in-progress']);

export interface Press {
  shown: Shown;
  at: Date;
  /** the amount that was sent is not the one that was shown */
  isFalse: boolean;
  /** the buyer has bought something of the quote, or money of his lies with a person */
  isBought: boolean;
  /** what the table of this moment gives for the card and count that were pressed with; null: not offered */
  inForce: number | null;
}

/** A press that was refused although what it named was shown and still holds. */
export function wronglyRefused(code: string, { shown, at, isFalse, isBought, inForce }: Press): string[] {
  const { total, count, coupon, offer } = shown;
  const isOver = at.getTime() + slack >= Date.parse(offer.validUntil);
  const mayBe =
    (code === 'offer-expired' && isOver) ||
    (code === 'coupon-not-valid' && coupon !== null) ||
    /* one that ended may have been asked for again, at another amount */
    (code === 'offer-price-changed' && (isFalse || isOver || inForce !== total.minor)) ||
    (code === 'installment-not-offered' && inForce === null) ||
    (aboutBought.has(code) && isBought) ||
    aboutOthers.has(code);
  return mayBe
    ? []
    : [
        `${total.minor} in ${count}, coupon ${coupon}, was shown until ${offer.validUntil} and refused: ${code}`,
      ];
}

const transferMs = 48 * hour;
const leftForPolicy = hour;
const leastMs = 4 * hour;

/**
 * From when to when the end of a transfer has to lie: 48 hours, and an hour before its insurer's quote ends. A price made firm is a
 * new quote of its insurer, and holds as long as that from then on; the offer keeps the time that was promised for the price before.
 */
export function transferEnds(
  { offer, at }: Given,
  firmedAt: Date | undefined,
): { least: number; most: number } {
  const end = (heldUntil: number) => Math.min(at.getTime() + transferMs, heldUntil - leftForPolicy);
  const shownUntil = Date.parse(offer.validUntil);
  const hours = briefly[offer.insurer.id] ?? usualHours;
  const firmUntil = firmedAt ? firmedAt.getTime() + hours * hour : 0;
  return {
    least: end(shownUntil) - slack,
    most: end(Math.max(shownUntil + bankMinute, firmUntil)) + slack,
  };
}

/** Under four hours no transfer is offered. @returns null: the clock is too near to say */
export function isTransferOffered(given: Given, firmedAt: Date | undefined): boolean | null {
  const { least, most } = transferEnds(given, firmedAt);
  const from = given.at.getTime() + leastMs;
  return least >= from ? true : most < from ? false : null;
}

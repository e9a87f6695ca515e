/** What is asked of a card, in screen order. */
export const cardParts = ['number', 'firstName', 'lastName', 'expiry', 'cvv'] as const;
export type CardPart = (typeof cardParts)[number];

/**
 * Lives in the inputs of card entry's frame and in the one call that seals it, nowhere else. Month and year are what was read
 * out of the one input of both, empty where they cannot be read.
 */
export type Card = Record<Exclude<CardPart, 'expiry'> | 'month' | 'year', string>;

/** The two parts that a page may know: a contract names its buyer. */
export type CardNames = Pick<Card, 'firstName' | 'lastName'>;

/** What is wrong, part by part, in words. */
export type CardFaults = Partial<Record<CardPart, string>>;

/** A wrong part and the key of what is said of it. */
export interface CardFault {
  part: CardPart;
  message: string;
}

/** Name of a part among the fields of a payment. */
export const cardName = (part: CardPart): string => `card.${part}`;

const parts: readonly string[] = cardParts;
export const isCardPart = (value: unknown): value is CardPart =>
  typeof value === 'string' && parts.includes(value);

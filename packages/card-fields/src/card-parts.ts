/** What is asked of a card, in screen order. */
export const cardParts = ['number', 'firstName', 'lastName', 'month', 'year', 'cvv'] as const;
export type CardPart = (typeof cardParts)[number];

/** Lives in the inputs of card entry's frame and in the one call that seals it, nowhere else. */
export type Card = Record<CardPart, string>;

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

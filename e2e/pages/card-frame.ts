import type { FrameLocator, Locator } from '@playwright/test';

export interface Card {
  number: string;
  firstName: string;
  lastName: string;
  month: string;
  year: string;
  cvv: string;
}

/** As the frame asks a card. */
export const cardParts = ['number', 'firstName', 'lastName', 'expiry', 'cvv'] as const;
export type CardPart = (typeof cardParts)[number];

/** As it is printed on the card. */
const expiryOf = ({ month, year }: Card): string => `${month}/${year.slice(2)}`;

/** The frame of card entry, in which a card is typed. */
export class CardFrame {
  readonly frame: FrameLocator;

  /** @param around what holds it and no other frame */
  constructor(around: Locator) {
    this.frame = around.frameLocator('iframe');
  }

  field(part: CardPart): Locator {
    return this.frame.locator(`[name="card.${part}"]`);
  }

  /** @param labelOf what stands on a part */
  async fill(card: Card, labelOf: (part: CardPart) => string): Promise<void> {
    const typed = { ...card, expiry: expiryOf(card) };
    for (const part of cardParts)
      await this.frame.getByLabel(labelOf(part), { exact: true }).fill(typed[part]);
  }
}

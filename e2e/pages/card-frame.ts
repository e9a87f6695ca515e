import type { FrameLocator, Locator } from '@playwright/test';

export interface Card {
  number: string;
  firstName: string;
  lastName: string;
  month: string;
  year: string;
  cvv: string;
}

const written = ['number', 'firstName', 'lastName', 'cvv'] as const;
const chosen = ['month', 'year'] as const;
export const cardParts = [...written, ...chosen];

/** The frame of card entry, in which a card is typed. */
export class CardFrame {
  readonly frame: FrameLocator;

  /** @param around what holds it and no other frame */
  constructor(around: Locator) {
    this.frame = around.frameLocator('iframe');
  }

  field(part: keyof Card): Locator {
    return this.frame.locator(`[name="card.${part}"]`);
  }

  /** @param labelOf what stands on a part */
  async fill(card: Card, labelOf: (part: keyof Card) => string): Promise<void> {
    const labelled = (part: keyof Card) => this.frame.getByLabel(labelOf(part), { exact: true });
    for (const part of written) await labelled(part).fill(card[part]);
    for (const part of chosen) await labelled(part).selectOption(card[part]);
  }
}

import type { CardFault } from '@sigorta/card-seal/calls';
import { readSealedHeader } from '@sigorta/card-seal/header';
import { openCard } from '@sigorta/card-seal/seal-card';
import type { TypedCard } from '@sigorta/card-seal/typed-card';

/** at once in memory; a card more is refused rather than another forgotten that could then be used twice */
const mostKnown = 200_000;

export interface OpenedCards {
  /** Opens a sealed card for one use and wipes it afterwards. */
  use: <T>(sealed: string, work: (card: TypedCard) => Promise<T>) => Promise<T | { card: CardFault }>;
}

/** @param key 32 bytes */
export function createOpenedCards(key: Buffer, clock: () => Date): OpenedCards {
  /* what was sealed, never what it holds, until its time is over */
  const used = new Map<string, number>();
  const forgetOver = (now: number): void => {
    for (const [sealed, until] of used) if (until <= now) used.delete(sealed);
  };
  const isFirst = (sealed: string, now: Date): boolean => {
    const seconds = now.getTime() / 1000;
    if (used.size >= mostKnown) forgetOver(seconds);
    if (used.has(sealed) || used.size >= mostKnown) return false;
    used.set(sealed, readSealedHeader(sealed)?.until ?? seconds);
    return true;
  };
  return {
    async use(sealed, work) {
      const now = clock();
      const card = openCard(key, sealed, now);
      if (typeof card === 'string') return { card };
      try {
        /* base64url of one text can be spelt in several ways: its tag is the same, so the opened card's own spelling counts */
        const spelt = sealed
          .split('.')
          .map((part, at) => (at === 0 ? part : respelt(part)))
          .join('.');
        return isFirst(spelt, now) ? await work(card) : { card: 'used' };
      } finally {
        card.wipe();
      }
    },
  };
}

const respelt = (part: string): string => Buffer.from(part, 'base64url').toString('base64url');

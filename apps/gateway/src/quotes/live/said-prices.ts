import type { InsurerQuoteAnswer } from '@sigorta/contracts/upstream/insurer';
import { addDays } from '@sigorta/validators/iso-date';
import { startOfDay, todayInIstanbul } from '@sigorta/validators/istanbul';

export type Said = Extract<InsurerQuoteAnswer, { result: 'quoted' }> | null;

interface Kept {
  said: Promise<Said>;
  /** ms; of a question under way, of one that failed too, it is in the past once that is known */
  until: number;
}

/** An insurer may change its tariff meanwhile; this long at most an older word is shown beside an offer of the new one. */
const longestMs = 10 * 60_000;
/** a thing under thumbs has a few hundred states; beyond this the oldest go */
const mostKept = 20_000;

/** Until when an answer counts: as its insurer says, ten minutes at most, and not into another day, when ages and days differ. */
const endOf = (said: Said, now: Date): number => {
  const tomorrow = startOfDay(addDays(todayInIstanbul(now), 1)).getTime();
  const own = said ? Date.parse(said.validUntil) : Number.POSITIVE_INFINITY;
  return Math.min(own, tomorrow, now.getTime() + longestMs);
};

/** A price has no words: what a list needs of an answer is not kept with it. */
const priceOf = (answer: InsurerQuoteAnswer): Said =>
  answer.result === 'declined' ? null : { ...answer, coverages: [], exclusions: [], clauses: [] };

export interface SaidPrices {
  /** whether an insurer has said it already, or is being asked */
  has: (key: string) => boolean;
  /** its word, asked for at most once; a question that failed is asked again the next time */
  of: (key: string, ask: () => Promise<InsurerQuoteAnswer>) => Promise<Said>;
  /** until when that word counts; now for what was not kept */
  until: (key: string) => number;
}

/** What insurers have said to answers in motion, as long as it lives. In this process only: nothing hangs on it. */
export const createSaidPrices = (clock: () => Date): SaidPrices => {
  const kept = new Map<string, Kept>();
  const living = (key: string): Kept | undefined => {
    const found = kept.get(key);
    if (!found || found.until > clock().getTime()) return found;
    kept.delete(key);
    return undefined;
  };
  const makeRoom = (): void => {
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  };
  return {
    has: (key) => living(key) !== undefined,
    until: (key) => living(key)?.until ?? clock().getTime(),
    of: (key, ask) => {
      const known = living(key);
      if (known) return known.said;
      makeRoom();
      const entry: Kept = { said: ask().then(priceOf), until: Number.POSITIVE_INFINITY };
      kept.set(key, entry);
      entry.said.then(
        (said) => {
          entry.until = endOf(said, clock());
        },
        () => kept.get(key) === entry && kept.delete(key),
      );
      return entry.said;
    },
  };
};

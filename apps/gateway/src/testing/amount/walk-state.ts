import type { Offer } from '@sigorta/contracts/offer';
import type { Buyer } from '../buyer.ts';
import type { Choices } from '../money/simulation/random.ts';
import type { PricedQuote } from '../purchase/price-first.ts';
import type { Given } from './judge.ts';
import type { Shown } from './tab.ts';
import type { TransferByHand } from './transfer-by-hand.ts';
import type { WalkWorld } from './world.ts';

/** What a buyer accepted of a purchase by card. */
export interface AcceptedCharge {
  /** kuruş */
  minor: number;
  count: number;
  /** names the charge at a provider that keeps no basket */
  attemptId: string;
  quoteId: string;
}

/** One buyer on his way, with what he was shown and what it came to. */
export interface Walked {
  story: string[];
  /** broken promises, a sentence each */
  broken: string[];
  /** what was last shown and accepted, of the purchase it was accepted for */
  accepted: Map<string, AcceptedCharge>;
  /** transfers that were asked for */
  awaited: TransferByHand[];
  refusals: string[];
  verdicts: string[];
}

export interface Walk extends Walked {
  world: WalkWorld;
  buyer: Buyer;
  /** where letters go; of this buyer alone */
  email: string;
  choices: Choices;
  quote: PricedQuote | null;
  /** every offer as it was first given, and when */
  given: Map<string, Given>;
  /** offers whose insurer was told the rest, and when it answered: it may have moved them, and said so */
  firmed: Map<string, Date>;
  /** offers of the newest list */
  list: Offer[];
  tabs: (Shown | null)[];
  /** link of the kept quote */
  token: string | null;
  /** letters that were read */
  read: Set<string>;
}

export const say = ({ story, world }: Pick<Walk, 'story' | 'world'>, what: string): void =>
  void story.push(`${world.now().toISOString()}  ${what}`);

import type { Offer } from '@sigorta/contracts/offer';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Buyer } from '../buyer.ts';
import type { Choices } from '../money/simulation/random.ts';
import type { Market } from '../purchase/market.ts';

type Stage = 'offered' | 'paid' | 'issued' | 'cancelled';

/** A purchase and the release that its page was drawn by, as the story itself remembers it. */
export interface Purchase {
  pin: number;
  buyer: Buyer;
  colour: string;
  chip: string;
  offer: Offer;
  purchaseId: string;
  stage: Stage;
}

/** What the family stands at, as the story has it: the judge's own account beside the registry. */
export interface Standing {
  live: number | null;
  made: number;
  recalled: Set<number>;
  /** releases that pages still open were drawn by */
  pages: number[];
  purchases: Purchase[];
}

export interface World {
  market: Market;
  standing: Standing;
  choices: Choices;
  consents: unknown[];
  /** pin of the purchase that was taken on last */
  touched: number | null;
}

/** A step, or null when the story is not there yet. Gives what is wrong. */
export type Step = (world: World) => Promise<string[]> | null;

export const good: string[] = [];
export const today = ({ market }: World): string => todayInIstanbul(market.context.clock());
export const wrongUnless = (isRight: boolean, what: string, seen: unknown): string[] =>
  isRight ? good : [`${what}: ${JSON.stringify(seen)?.slice(0, 300)}`];

export const one = <T>({ choices }: World, from: readonly T[]): T | null => {
  const [first, ...rest] = from;
  return first === undefined ? null : choices.pick([first, ...rest]);
};
export const at = (world: World, ...stages: Stage[]): Purchase | null => {
  const found = one(
    world,
    world.standing.purchases.filter(({ stage }) => stages.includes(stage)),
  );
  world.touched = found?.pin ?? null;
  return found;
};

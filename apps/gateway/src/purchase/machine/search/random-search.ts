import { decide } from '../decide.ts';
import { drain } from './drain.ts';
import { type Move, make, movesOf } from './moves.ts';
import { wrongAtTheEnd, wrongNow } from './oracle.ts';
import { type Decide, type Kind, newWorld, type World } from './world.ts';

/** A small generator with a seed (mulberry32): the same seed tells the same story. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const kinds: Kind[] = [
  { offers: 2, asksLast: false, isPayment: false },
  { offers: 2, asksLast: false, isPayment: false },
  { offers: 1, asksLast: true, isPayment: false },
  { offers: 1, asksLast: false, isPayment: true },
];

const weights: Record<Move['m'], number> = {
  start: 2,
  bank: 3,
  work: 8,
  answer: 6,
  wait: 2,
  cancel: 1,
  last: 1,
  propose: 1,
  decide: 3,
};

const weightOf = (move: Move): number =>
  move.m === 'work' ? (move.fate === 'ok' ? weights.work : weights.work / 6) : weights[move.m];

function pick(moves: readonly Move[], next: () => number): Move {
  /* a kind of move first, then one of it: a hundred faults of a call must not crowd out the buyer */
  const total = moves.reduce((sum, move) => sum + weightOf(move), 0);
  let left = next() * total;
  for (const move of moves) {
    left -= weightOf(move);
    if (left <= 0) return move;
  }
  return moves[moves.length - 1] as Move;
}

/**
 * Late charges, policies and notices need at most this: far beyond the window, where only late looks find them. A refund that
 * is later than its window would be paid twice by any rule that ever sends one again; reconciliation has to find it.
 */
const longestDelay = 60;

function vary(move: Move, next: () => number): Move {
  if (move.m === 'work' && move.fate === 'late' && move.task.work === 'send-refund')
    return { ...move, delay: 1 + Math.floor(next() * 3) };
  if (move.m === 'work' && move.fate === 'late')
    return { ...move, delay: next() < 0.7 ? 1 + Math.floor(next() * 3) : Math.floor(next() * longestDelay) };
  if (move.m === 'answer' && next() < 0.1) return { ...move, again: true };
  return move;
}

export interface Violation {
  seed: number;
  what: string;
  story: string[];
}

const tell = (move: Move): string => JSON.stringify(move);

/** One history from its seed. @returns the first thing that was wrong, or null */
export function history(
  seed: number,
  decider: Decide = decide,
  seen?: (world: World) => void,
): Violation | null {
  const next = random(seed);
  const kind = kinds[Math.floor(next() * kinds.length)] as Kind;
  const world = newWorld();
  const length = 10 + Math.floor(next() * 50);
  const fail = (what: string): Violation => ({ seed, what, story: world.story });
  for (let step = 0; step < length; step += 1) {
    const move = vary(pick(movesOf(world, kind, 5), next), next);
    world.story.push(`${world.now}: ${tell(move)}`);
    make(world, kind, move, decider);
    seen?.(world);
    const [wrong] = wrongNow(world);
    if (wrong) return fail(wrong);
  }
  drain(world, kind, decider);
  const [wrong] = [...wrongNow(world), ...wrongAtTheEnd(world)];
  return wrong ? fail(wrong) : null;
}

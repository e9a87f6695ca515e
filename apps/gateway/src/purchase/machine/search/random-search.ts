import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { decide } from '../decide.ts';
import { type Task, tasksOf } from '../due.ts';
import { drain } from './drain.ts';
import type { Fate } from './fates.ts';
import { make } from './make.ts';
import type { Move } from './move.ts';
import { movesOf, wideBounds } from './moves.ts';
import { wrongAtTheEnd, wrongNow } from './oracle.ts';
import { story } from './story.ts';
import { type Kind, type Machine, newWorld, searchRules, type World } from './world.ts';

export const rightMachine: Machine = { decide, tasksOf };

const one: Kind = {
  offers: 1,
  asksLast: false,
  isPayment: false,
  takenBy: 'us',
  secure: true,
  transfers: false,
};

/** Sorts of purchases, the usual one twice. */
export const kinds: readonly Kind[] = [
  { ...one, offers: 2 },
  { ...one, offers: 2 },
  { ...one, asksLast: true },
  { ...one, isPayment: true },
  { ...one, offers: 2, takenBy: 'bank' },
  { ...one, secure: false },
  { ...one, offers: 2, transfers: true },
  { ...one, isPayment: true, transfers: true },
];

const weights: Record<Move['m'], number> = {
  start: 2,
  bank: 3,
  'bank-takes': 1,
  'not-started': 0.2,
  work: 8,
  answer: 6,
  wait: 1.5,
  cancel: 1,
  last: 1,
  delivered: 0.3,
  transfer: 1,
  money: 1,
  'take-transfer': 1,
  'drop-transfer': 0.3,
  withdraw: 0.3,
  'back-up': 1,
  restore: 2,
  'ended-elsewhere': 0.1,
  'returned-elsewhere': 0.1,
  propose: 1,
  decide: 3,
};

type Weigh = (move: Move) => number;

/**
 * Every history has likings of its own: some moves and faults come often, some seldom, some faults never. Histories that
 * are all alike find only what lies on their one road.
 */
function liking(next: () => number): Weigh {
  const likes = new Map<string, number>();
  const likeOf = (name: string, from: readonly number[]): number => {
    const known = likes.get(name);
    if (known !== undefined) return known;
    const like = from[Math.floor(next() * from.length)] ?? 1;
    likes.set(name, like);
    return like;
  };
  const ofFate = (fate: Fate) => (fate === 'ok' ? 1 : likeOf(`fate ${fate}`, [0, 0, 0.2, 0.2, 1]));
  return (move) => {
    const like = weights[move.m] * likeOf(move.m, [0.2, 1, 1, 4]);
    return move.m === 'work' ? like * ofFate(move.fate) : like;
  };
}

function pick(moves: readonly Move[], weigh: Weigh, next: () => number): Move {
  const weighed = moves.map((move) => weigh(move));
  let left = next() * weighed.reduce((sum, weight) => sum + weight, 0);
  for (const [index, move] of moves.entries()) {
    left -= weighed[index] ?? 0;
    if (left <= 0) return move;
  }
  return moves[moves.length - 1] as Move;
}

/**
 * Late charges, policies and notices need at most this: far beyond the window, where only late looks find them. A refund that
 * is later than the time after which it is sent again would be paid twice by any rule; reconciliation has to find it.
 */
const longestDelay = 60;

function delayOf(world: World, { work, subject }: Task, next: () => number): number {
  const soon = 1 + Math.floor(next() * 3);
  if (next() < 0.7) return soon;
  if (work !== 'send-refund') return 1 + Math.floor(next() * longestDelay);
  const isPart = world.purchase.orders.some(({ refunds }) =>
    refunds.some(({ id, reason }) => id === subject && reason === 'agreed-part'),
  );
  return isPart ? 1 + Math.floor(next() * (searchRules.partAgainMs - 1)) : soon;
}

function vary(world: World, move: Move, next: () => number): Move {
  if (move.m === 'work' && move.fate === 'late') return { ...move, delay: delayOf(world, move.task, next) };
  if (move.m === 'answer' && next() < 0.2) return { ...move, again: true };
  return move;
}

const starts = {
  us: 'start 0 true\nbank a1 true\ncharge a1 ok 0\nanswer 0 false',
  bank: 'start 0 true\nbank a1 true\ninquire a1 ok 0\nanswer 0 false',
  direct: 'start 0 true\ncharge a1 ok 0\nanswer 0 false',
};

/** Most faults come after the payment: two histories in three begin there, half of them with the policy in force. */
function beginningOf({ secure, takenBy, asksLast, isPayment }: Kind, next: () => number): Move[] {
  const [isBegun, isInForce] = [next() < 0.67, next() < 0.5];
  if (!isBegun) return [];
  const paid = secure ? starts[takenBy] : starts.direct;
  const last = asksLast ? '\nlast o0' : '';
  return story(isInForce && !isPayment ? `${paid}${last}\nissue o0 ok 0\nanswer 0 false` : paid);
}

/** Something that must not be, and the moves that lead to it. */
export interface Violation {
  seed: number;
  what: string;
  kind: Kind;
  story: Move[];
}

/** Tells a story again. @returns what is wrong at its first bad step, or once nothing moves any more; null when nothing is */
export function retell(
  kind: Kind,
  story: readonly Move[],
  machine: Machine = rightMachine,
): { what: string; after: number } | null {
  const world = newWorld();
  for (const [index, move] of story.entries()) {
    make(world, kind, move, machine);
    const [wrong] = wrongNow(world, machine);
    if (wrong) return { what: wrong, after: index + 1 };
  }
  drain(world, kind, machine);
  const [wrong] = [...wrongNow(world, machine), ...wrongAtTheEnd(world)];
  return wrong ? { what: wrong, after: story.length } : null;
}

/** Told of every step, and of the world in which nothing moves any more; `restores`: our books may be put back on the way. */
interface Onlooker {
  restores?: boolean;
  step?: (world: World) => void;
  rest?: (world: World) => void;
}

/** One history from its seed. @returns the first thing that was wrong, or null */
export function history(
  seed: number,
  machine: Machine = rightMachine,
  onlooker: Onlooker = {},
): Violation | null {
  const next = randomFrom(seed);
  const kind = kinds[Math.floor(next() * kinds.length)] ?? one;
  const world = newWorld();
  const length = 10 + Math.floor(next() * 50);
  const weigh = liking(next);
  const beginning = beginningOf(kind, next);
  const bounds = { ...wideBounds, restores: onlooker.restores ?? false };
  for (let step = 0; step < length; step += 1) {
    const move =
      beginning[step] ?? vary(world, pick(movesOf(world, kind, machine, bounds), weigh, next), next);
    world.story.push(move);
    make(world, kind, move, machine);
    onlooker.step?.(world);
    const [wrong] = wrongNow(world, machine);
    if (wrong) return { seed, what: wrong, kind, story: world.story };
  }
  drain(world, kind, machine);
  onlooker.rest?.(world);
  const [wrong] = [...wrongNow(world, machine), ...wrongAtTheEnd(world)];
  return wrong ? { seed, what: wrong, kind, story: world.story } : null;
}

/** The story without every move that is not needed for something to be wrong. */
export function shorten({ kind, story, what }: Violation, machine: Machine = rightMachine): Move[] {
  let shortest = [...story];
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < shortest.length; ) {
      const without = shortest.toSpliced(from, size);
      if (retell(kind, without, machine)?.what === what) shortest = without;
      else from += size;
    }
  return shortest;
}

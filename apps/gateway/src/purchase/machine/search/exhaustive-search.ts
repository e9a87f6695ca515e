import { drain } from './drain.ts';
import type { Fate } from './fates.ts';
import { make } from './make.ts';
import { type Bounds, movesOf } from './moves.ts';
import { nothingReached, type Reached, seeEnds, watched } from './observe.ts';
import { wrongAtTheEnd, wrongNow } from './oracle.ts';
import { kinds, rightMachine } from './random-search.ts';
import { story, tell } from './story.ts';
import { type Kind, type Machine, newWorld, type World } from './world.ts';

const fates: Fate[] = ['ok', 'no', 'lost', 'quiet', 'late', 'failed'];

/** Two attempts, two proposals and the faults that differ most; answers are delivered at once. */
const narrow: Bounds = {
  attempts: 2,
  proposals: 2,
  restores: false,
  fates: ({ work }) => {
    if (work === 'lapse' || work === 'expire-transfer') return ['ok'];
    if (work === 'inquire' || work === 'inquire-refund') return ['ok', 'failed'];
    return work === 'find-policy' ? ['ok', 'failed', 'strange'] : fates.slice(0, 5);
  },
};

const authed = 'start 0 true\nbank a1 true';
const paid = `${authed}\ncharge a1 ok 0\nanswer 0 false`;
/** Where an exhaustive search may begin. */
export const beginnings = {
  start: '',
  authed,
  paid,
  'in force': `${paid}\nissue o0 ok 0\nanswer 0 false`,
} as const;
export type Beginning = keyof typeof beginnings;

const clocks = new Set([
  'at',
  'sentAt',
  'createdAt',
  'askedAt',
  'closedAt',
  'lookedAt',
  'chargedAt',
  'from',
  'until',
  'quoteUntil',
]);

/** Two worlds with the same key have the same future: clocks are told from now, ids that will be given do not matter. */
function keyOf({ story: _, ids: __, now, ...world }: World): string {
  const relative = (key: string, value: unknown) =>
    clocks.has(key) && typeof value === 'number' ? value - now : value;
  /* a payment may be voided until the day ends */
  return JSON.stringify([Math.min(now, 20), world], relative);
}

function deliver(world: World, kind: Kind, machine: Machine): void {
  while (world.answers.length > 0) make(world, kind, { m: 'answer', index: 0, again: false }, machine);
}

export interface Walk {
  /** states looked at, each also drained, and moves made */
  states: number;
  moves: number;
  /** every sequence of so many moves was made */
  depth: number;
  reached: Reached;
  wrong: { what: string; story: string[] } | null;
}

function wrongIn(world: World, kind: Kind, machine: Machine, reached: Reached): string | undefined {
  const [now] = wrongNow(world, machine);
  if (now) return now;
  const end = structuredClone(world);
  drain(end, kind, machine);
  seeEnds(reached, end.purchase);
  return [...wrongNow(end, machine), ...wrongAtTheEnd(end)][0];
}

/** Where a search begins: the world after the moves that lead there. */
function begin(beginning: Beginning, kind: Kind, machine: Machine): World {
  const world = newWorld();
  for (const move of story(beginnings[beginning])) make(world, kind, move, machine);
  return world;
}

/** Every world that is one move further. */
function* stepsFrom(row: readonly World[], kind: Kind, machine: Machine): Generator<World> {
  for (const from of row)
    for (const move of movesOf(from, kind, machine, narrow)) {
      const world = structuredClone(from);
      make(world, kind, move, machine);
      deliver(world, kind, machine);
      world.story.push(move);
      yield world;
    }
}

/**
 * All sequences of moves, the short ones first, until one is wrong, `depth` moves are made or `budget` states were seen. What
 * looks the same is looked at once.
 */
export function walk(
  beginning: Beginning,
  { depth, budget }: { depth: number; budget: number },
  right: Machine = rightMachine,
  kind: Kind = kinds[0] as Kind,
): Walk {
  const reached = nothingReached();
  const machine = watched(right, reached);
  const first = begin(beginning, kind, machine);
  const seen = new Set([keyOf(first)]);
  const found: Walk = { states: 1, moves: 0, depth: 0, reached, wrong: null };
  let row: World[] = [first];
  for (let at = 1; at <= depth; at += 1) {
    const nextRow: World[] = [];
    for (const world of stepsFrom(row, kind, machine)) {
      if (found.states >= budget) return found;
      found.moves += 1;
      const key = keyOf(world);
      if (seen.has(key)) continue;
      seen.add(key);
      found.states += 1;
      const what = wrongIn(world, kind, machine, reached);
      if (what) return { ...found, wrong: { what, story: world.story.map(tell) } };
      nextRow.push(world);
    }
    row = nextRow;
    found.depth = at;
  }
  return found;
}

import { type Beginning, walk } from '../../apps/gateway/src/purchase/machine/search/exhaustive-search.ts';
import {
  nothingReached,
  type Reached,
  seeEnds,
  watched,
} from '../../apps/gateway/src/purchase/machine/search/observe.ts';
import {
  history,
  rightMachine,
  shorten,
} from '../../apps/gateway/src/purchase/machine/search/random-search.ts';
import { tell } from '../../apps/gateway/src/purchase/machine/search/story.ts';

/** A part of a search, for one thread. `to`: the seed after the last. */
export type Share =
  | { search: 'random' | 'restored'; from: number; to: number }
  | { search: 'exhaustive'; beginning: Beginning; depth: number; budget: number };

/** What a part came to. `steps`: moves made; `wrong`: stories that end badly, the shortest form of each. */
export interface Outcome {
  what: string;
  tried: number;
  steps: number;
  reached: Reached;
  wrong: { title: string; story: string[] }[];
}

function tellHistories({ search, from, to }: Extract<Share, { from: number }>): Outcome {
  const reached = nothingReached();
  const machine = watched(rightMachine, reached);
  const outcome: Outcome = { what: search, tried: to - from, steps: 0, reached, wrong: [] };
  for (let seed = from; seed < to; seed += 1) {
    const found = history(seed, machine, {
      restores: search === 'restored',
      step: () => {
        outcome.steps += 1;
      },
      rest: ({ purchase }) => seeEnds(reached, purchase),
    });
    if (found) outcome.wrong.push({ title: `seed ${seed}: ${found.what}`, story: shorten(found).map(tell) });
  }
  return outcome;
}

/** Does a part of a search. */
export function doShare(share: Share): Outcome {
  if (share.search !== 'exhaustive') return tellHistories(share);
  const { states, moves, depth, reached, wrong } = walk(share.beginning, share);
  return {
    what: `from ${share.beginning}, all to ${depth} moves`,
    tried: states,
    steps: moves,
    reached,
    wrong: wrong ? [{ title: wrong.what, story: wrong.story }] : [],
  };
}

/** What several parts came past together. */
export function together(all: readonly Reached[]): Reached {
  const sum = nothingReached();
  for (const { pairs, steps, shapes, ends } of all) {
    for (const shape of shapes) sum.shapes.add(shape);
    for (const [end, count] of ends) sum.ends.set(end, (sum.ends.get(end) ?? 0) + count);
    for (const [kind, words] of steps)
      sum.steps.set(kind, new Set([...(sum.steps.get(kind) ?? []), ...words]));
    for (const [pair, { commands, sentences }] of pairs) {
      const known = sum.pairs.get(pair);
      sum.pairs.set(pair, {
        commands: new Set([...(known?.commands ?? []), ...commands]),
        sentences: new Set([...(known?.sentences ?? []), ...sentences]),
      });
    }
  }
  return sum;
}

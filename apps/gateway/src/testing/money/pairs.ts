import type { Violation } from './judge.ts';
import { type Actors, places } from './places.ts';
import { settled } from './settle.ts';

/** Two commands at one place, in one order or at once. */
export interface Pair {
  place: string;
  first: string;
  second: string;
  isTogether: boolean;
}

export const nameOf = ({ place, first, second, isTogether }: Pair): string =>
  `${place}: ${first}${isTogether ? ' and ' : ', then '}${second}`;

/** Every pair of commands that can meet: each order, each at once, each with itself. */
export const allPairs = (): Pair[] =>
  Object.entries(places).flatMap(([place, { commands }]) => {
    const names = Object.keys(commands);
    return names.flatMap((first, at) => [
      ...names.map((second) => ({ place, first, second, isTogether: false })),
      ...names.slice(at).map((second) => ({ place, first, second, isTogether: true })),
    ]);
  });

/** The same pairs with those of one place far apart: what a place holds at the line takes the few places of its lane. */
export const mixed = (pairs: readonly Pair[]): Pair[] => {
  const ofPlace = Map.groupBy(pairs, ({ place }) => place);
  const turns = [...ofPlace.values()].flatMap((own) =>
    own.map((pair, at) => ({ pair, turn: (at + 0.5) / own.length })),
  );
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ pair }) => pair);
};

/** Plays one pair. @returns the promises it broke */
export async function playPair(actors: Actors, pair: Pair): Promise<Violation[]> {
  const place = places[pair.place];
  const [first, second] = [place?.commands[pair.first], place?.commands[pair.second]];
  if (!place || !first || !second) throw new Error(`no such pair: ${nameOf(pair)}`);
  const ready = await place.ready(actors.world);
  if (pair.isTogether) await Promise.all([first(actors, ready), second(actors, ready)]);
  else {
    await first(actors, ready);
    await second(actors, ready);
  }
  ready.letGo?.();
  return settled(actors.world, ready.deal, { patienceMs: 7_000, quietMs: 900 });
}

import type { ImportGraph } from './import-graph.ts';

/** Rooms are the top folders of a graph; the arrows between them are the imports of their files. */
export interface Rooms {
  names: string[];
  /** from room to room, `a>b` */
  arrows: Set<string>;
  /** pairs of rooms that import each other */
  twoWay: string[];
  /** how many rooms the largest loop holds; 1 when each stands by itself */
  largestLoop: number;
}

const roomOf = (file: string): string => file.split('/')[0] ?? '';

function reach(arrows: ReadonlySet<string>, names: readonly string[], from: string): Set<string> {
  const found = new Set<string>();
  const waiting = names.filter((name) => arrows.has(`${from}>${name}`));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    for (const name of names) if (arrows.has(`${next}>${name}`)) waiting.push(name);
  }
  return found;
}

export function roomsOf(graph: ImportGraph): Rooms {
  const names = [...new Set([...graph.keys()].map(roomOf))].toSorted();
  const arrows = new Set<string>();
  for (const [file, imports] of graph) {
    for (const imported of imports) {
      if (roomOf(file) !== roomOf(imported)) arrows.add(`${roomOf(file)}>${roomOf(imported)}`);
    }
  }
  const reached = new Map(names.map((name) => [name, reach(arrows, names, name)]));
  const together = (a: string, b: string) => reached.get(a)?.has(b) && reached.get(b)?.has(a);
  return {
    names,
    arrows,
    twoWay: names.flatMap((a) =>
      names
        .filter((b) => a < b && arrows.has(`${a}>${b}`) && arrows.has(`${b}>${a}`))
        .map((b) => `${a} ${b}`),
    ),
    largestLoop: Math.max(
      0,
      ...names.map((name) => names.filter((other) => other === name || together(name, other)).length),
    ),
  };
}

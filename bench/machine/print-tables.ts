import type { Reached } from '../../apps/gateway/src/purchase/machine/search/observe.ts';

const goals = ['open', 'fulfil', 'undo'] as const;
const policies = [
  'none',
  'due',
  'asked',
  'unknown',
  'inforce',
  'refused',
  'ending',
  'endunknown',
  'ended',
] as const;

const list = (words: Iterable<string>): string => [...words].toSorted().join(', ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const pairs = goals.flatMap((goal) => policies.map((policy) => `${goal} × ${policy}`));

/** The pages' tables of what a search came past. */
export function printTables({ pairs: reached, steps, ends }: Reached): string {
  const excluded = pairs.filter((pair) => !reached.has(pair));
  const rows = pairs
    .filter((pair) => reached.has(pair))
    .map((pair) => [pair, list(reached.get(pair)?.sentences ?? []), list(reached.get(pair)?.commands ?? [])]);
  const words = [...steps].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `## Goal × policy

${rows.length} of ${pairs.length} pairs are reached. The others are faults of the machine (machine/invariants.ts): ${excluded.join(', ')}.

${table(['Pair', 'What the page may say', 'Commands that change something'], rows)}

## Steps of the words that rows carry

${table(
  ['Row', 'Steps'],
  words.map(([kind, of]) => [kind, list(of)]),
)}

## Ends

Once nothing moves any more every order is one of: ${list(ends.keys())}.
`;
}

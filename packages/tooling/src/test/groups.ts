import type { Stage } from './stages.ts';

/**
 * What runs at the same time: in each group lists of stages side by side, within a list one after another. On two cores a
 * list that waits (for a disk, a database, a page) leaves its core to the others: one after another they left more than a
 * third of both idle. Whatever is not named runs alone.
 */
export const besideEachOther: readonly (readonly (readonly string[])[])[] = [
  [
    ['format and lint', 'types', 'dependency rules', 'licences', 'advisories'],
    ['build', 'assemble'],
  ],
  [
    ['gateway on the embedded database', 'unit', 'bytes'],
    ['gateway on a PostgreSQL server'],
    ['browser journeys'],
  ],
];

/** Lists of stages; each group begins when the one before it has ended, a failed stage stops none. */
export function groupsOf(
  chosen: readonly Stage[],
  table: typeof besideEachOther = besideEachOther,
): Stage[][][] {
  const groups: Stage[][][] = [];
  const placed = new Set<Stage>();
  for (const stage of chosen) {
    if (placed.has(stage)) continue;
    const lists = table.find((group) => group.flat().includes(stage.name)) ?? [[stage.name]];
    const group = lists.map((names) => names.flatMap((one) => chosen.filter(({ name }) => name === one)));
    for (const member of group.flat()) placed.add(member);
    groups.push(group.filter((list) => list.length > 0));
  }
  return groups;
}

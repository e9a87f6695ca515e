import type { Stage } from './stages.ts';

/**
 * What runs at the same time: in each group lists of stages side by side, within a list one after another. Whatever is not
 * named runs alone. Two lists stand side by side only where one leaves a core to the other (it waits for a disk or a clock): what
 * fills both cores by itself gets slower beside others by more than it saves, for every wait that looks costs more looks.
 */
export const besideEachOther: readonly (readonly (readonly string[])[])[] = [
  [
    ['format and lint', 'types', 'dependency rules', 'licences', 'advisories'],
    /* one thread each, which leave no core of two without work */
    ['build', 'assemble', 'promises nobody waits for', 'unused code', 'ratchets'],
  ],
  [['gateway on the embedded database', 'bytes'], ['gateway on a PostgreSQL server']],
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

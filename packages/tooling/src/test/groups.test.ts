import { expect, it } from 'vitest';
import { besideEachOther, groupsOf } from './groups.ts';
import { type Stage, stages } from './stages.ts';

const stage = (name: string): Stage => ({ name, command: 'true', args: [] });
const names = (groups: Stage[][][]) =>
  groups.map((group) => group.map((list) => list.map(({ name }) => name)));
const table = [
  [
    ['lint', 'types'],
    ['build', 'assemble'],
  ],
];

it('a list keeps its order, whatever order the stages have; what the table does not name runs alone', () => {
  const all = ['types', 'build', 'lint', 'assemble', 'unit', 'browser'].map(stage);
  expect(names(groupsOf(all, table))).toEqual([
    [
      ['lint', 'types'],
      ['build', 'assemble'],
    ],
    [['unit']],
    [['browser']],
  ]);
});

it('a list of which nothing was chosen is not waited for', () => {
  expect(names(groupsOf(['types', 'unit'].map(stage), table))).toEqual([[['types']], [['unit']]]);
});

it('every stage runs once, and the table names only stages that there are', () => {
  const known = stages.map(({ name }) => name);
  expect(names(groupsOf(stages)).flat(2).toSorted()).toEqual(known.toSorted());
  expect(besideEachOther.flat(2).filter((name) => !known.includes(name))).toEqual([]);
});

/** What is operated; prices and limits follow it. */
export type OperationGroup = 'dental' | 'hair' | 'eye' | 'surgery' | 'cardiac';

interface Operation {
  value: string;
  /** plan code of spec §3 */
  wire: number;
  group: OperationGroup;
  companion: boolean;
  kum: boolean;
}

const plain = (wire: number, group: OperationGroup): Operation => ({
  value: group,
  wire,
  group,
  companion: false,
  kum: false,
});
const withCompanion = (wire: number, group: OperationGroup): Operation => ({
  ...plain(wire, group),
  value: `${group}Companion`,
  companion: true,
});
const kum = (wire: number, group: OperationGroup): Operation => ({
  ...plain(wire, group),
  value: `${group}Kum`,
  kum: true,
});

/** The plan codes 1 and 6 to 18; which code means which plan is ours (FACTS.md). */
export const operations: readonly Operation[] = [
  plain(1, 'dental'),
  withCompanion(6, 'dental'),
  kum(7, 'dental'),
  plain(8, 'hair'),
  withCompanion(9, 'hair'),
  kum(10, 'hair'),
  plain(11, 'eye'),
  withCompanion(12, 'eye'),
  kum(13, 'eye'),
  plain(14, 'surgery'),
  withCompanion(15, 'surgery'),
  kum(16, 'surgery'),
  plain(17, 'cardiac'),
  withCompanion(18, 'cardiac'),
];

export const operationOf = (value: unknown): Operation | undefined =>
  operations.find((one) => one.value === value);

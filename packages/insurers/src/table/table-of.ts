import type { Insurer } from '../insurer.ts';
import type { InsurerFolder } from './read-folders.ts';

const by = (folders: readonly InsurerFolder[], list: keyof Insurer['place']): string[] =>
  folders.toSorted((a, b) => a.insurer.place[list] - b.insurer.place[list]).map(({ id }) => id);

/** `generated/insurers.ts`: every folder imported, in the two orders that the folders name. */
export const tableOf = (
  folders: readonly InsurerFolder[],
): string => `// Made by write-table.ts from the folders beside; do not edit.
import type { Insurer } from '../insurer.ts';
${by(folders, 'home')
  .toSorted()
  .map((id) => `import { insurer as ${id}, name as ${id}Name } from '../${id}/insurer.ts';`)
  .join('\n')}

/** In the order of the home page, for browsers: what else a folder says stays behind. */
export const insurerNames = [
${by(folders, 'home')
  .map((id) => `  { id: '${id}', name: ${id}Name },`)
  .join('\n')}
] as const;

export type InsurerId = (typeof insurerNames)[number]['id'];

/** In the order in which they are asked. */
export const insurers: Readonly<Record<InsurerId, Insurer>> = {
${by(folders, 'asked')
  .map((id) => `  ${id},`)
  .join('\n')}
};
`;

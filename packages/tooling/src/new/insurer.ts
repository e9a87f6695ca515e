// Packages of the house depend on this one, so it reaches them by their files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableFile, writeTable } from '../../../insurers/src/table/keep-table.ts';
import { type InsurerFolder, readFolders } from '../../../insurers/src/table/read-folders.ts';
import { StopError } from '../process/stop-error.ts';
import { format } from './edit-source.ts';
import type { Generator } from './generator.ts';
import { insurerOf, markOf } from './insurer-files.ts';

const sources = 'packages/insurers/src';
const wires = ['json', 'soap'];

function refuseTaken(id: string, name: string, others: readonly InsurerFolder[]): void {
  for (const other of others) {
    if (other.id === id) throw new StopError(`There is an insurer "${id}" already.`);
    if (other.insurer.name === name) throw new StopError(`"${other.id}" is called ${name} already.`);
    if (other.id.slice(0, 3) === id.slice(0, 3))
      throw new StopError(
        `Numbers of "${other.id}" begin with ${id.slice(0, 3).toUpperCase()}: choose another id.`,
      );
  }
}

/** An insurer that is shown, asked and played; it declines everything until a product has a plan of it. */
export const newInsurer: Generator = {
  usage: `insurer <id> --name "<its whole name>" [--wire ${wires.join('|')}]`,
  options: ['name', 'wire'],
  async make(root, id, { name = '', wire = 'json' }) {
    if (!/^[a-z]{3,30}$/.test(id))
      throw new StopError(
        `"${id}" is no id of an insurer: use 3 to 30 small Latin letters, as in "laledere".`,
      );
    if (name.trim() === '') throw new StopError('An insurer needs --name with its whole name.');
    if (!wires.includes(wire))
      throw new StopError(`The gateway speaks no "${wire}"; it speaks ${wires.join(', ')}.`);
    const others = await readFolders(join(root, sources));
    refuseTaken(id, name, others);

    const files = [`${sources}/${id}/insurer.ts`, `${sources}/${id}/mark.svg`];
    mkdirSync(join(root, sources, id), { recursive: true });
    const texts = [insurerOf({ name, wire, place: others.length + 1 }), markOf(name)];
    for (const [at, file] of files.entries()) writeFileSync(join(root, file), texts[at] ?? '');
    await format(root, files.slice(0, 1));
    await writeTable(join(root, sources));
    return {
      files: [...files, `${sources}/${tableFile}`],
      next: [
        `Say in ${sources}/${id}/insurer.ts how it behaves and where it stands among the others, and draw mark.svg.`,
        'Say what it sells: a plan in sandbox/plans.ts of each product, or in the folder sandbox/plans; it declines every other. Unit tests ask for one, and for its column of _family/scenarios/labels.txt.',
        'After another change of its places: npx --yes pnpm@12 --filter @sigorta/insurers table',
        'See it: npx --yes pnpm@12 dev. Nothing is registered: home page, gateway and sandbox read the table of the folders.',
      ],
    };
  },
};

import { isDeepStrictEqual } from 'node:util';
import { unpackNetwork } from '@sigorta/paper-reader/glyphs/packed-network';
import { weights } from '@sigorta/paper-reader/glyphs/weights';
import { expectedOf } from '@sigorta/paper-reader/testing/expected';
import { spoilings, trialOf } from '@sigorta/paper-reader/testing/trial';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';

/*
 * Passports and identity cards photographed by seeds and read: `pnpm --filter bench paper-reader [count] [first seed]`.
 * Every 25th of them besides with its zone spoiled in four ways, of which none may be read. Ranges: testing/scene.ts.
 */
const count = Number(process.argv[2] ?? 5000);
const from = Number(process.argv[3] ?? 1);
const network = unpackNetwork(weights);
const groups = new Map<string, { all: number; read: number; wrong: number }>();
const reasons = new Map<string, number>();
const note = (name: string, read: boolean, wrong: boolean): void => {
  const group = groups.get(name) ?? { all: 0, read: 0, wrong: 0 };
  group.all += 1;
  if (read) group.read += 1;
  if (wrong) group.wrong += 1;
  groups.set(name, group);
};

console.log(machine());
for (let seed = from; seed < from + count; seed += 1) {
  const { paper, asked, answer } = trialOf(seed, network);
  const right = answer.reading !== null && isDeepStrictEqual(answer.reading, expectedOf(paper));
  const wrong = answer.reading !== null && !right;
  if (wrong) console.log(`read wrongly: seed ${seed}`, expectedOf(paper), answer.reading);
  if (answer.reading === null) {
    reasons.set(answer.reason, (reasons.get(answer.reason) ?? 0) + 1);
    if (process.env.VERBOSE) console.log(`refused: seed ${seed}, ${answer.reason}`);
  }
  for (const name of [
    'all',
    paper.kind,
    `${asked.cut} cut`,
    asked.scanned ? 'photographed from pixels' : 'drawn as seen',
  ])
    note(name, right, wrong);
}
let accepted = 0;
for (let seed = from; seed < from + count; seed += 25)
  for (const how of spoilings) {
    const { answer } = trialOf(seed, network, how);
    note(`spoiled: ${how}`, false, answer.reading !== null);
    if (answer.reading !== null) {
      accepted += 1;
      console.log(`accepted: ${how}, seed ${seed}`, answer.reading);
    }
  }
const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)} %`;
console.log(
  table(
    ['zones', 'pictures', 'read', 'refused', 'wrong accepted'],
    [...groups].map(([name, { all, read, wrong }]) => [
      name,
      all,
      share(read, all),
      all - read - wrong,
      wrong,
    ]),
  ),
);
console.log(
  'Refused for:',
  [...reasons].map(([reason, times]) => `${reason} ${times}`).join(', ') || 'nothing',
);
const all = groups.get('all');
process.exit(all && all.wrong + accepted === 0 && all.read / all.all >= 0.95 ? 0 : 1);

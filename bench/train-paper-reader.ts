import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from '@sigorta/paper-reader/glyphs/network';
import { packNetwork, unpackNetwork } from '@sigorta/paper-reader/glyphs/packed-network';
import { randomOf } from '@sigorta/paper-reader/testing/random';
import { type Sample, stripOf } from '@sigorta/paper-reader/testing/strip';
import { trainer } from '@sigorta/paper-reader/testing/train';
import { root } from './root.ts';

/* Teaches the reader of passports its letters and writes them: `pnpm --filter bench train-paper-reader [strips] [rounds]` */
const strips = Number(process.argv[2] ?? 6000);
const rounds = Number(process.argv[3] ?? 8);
const hidden = 64;
const size = 50;
const fastest = 0.003;
/* other numbers than the measurement's, which counts from 1 */
const random = randomOf(900_001);

const samples: Sample[] = Array.from({ length: strips }, () => stripOf(random, 'round')).flat();
/* the sharp cut is kept for the measurement; these are the same cut, never seen */
const kept = Array.from({ length: 300 }, () => stripOf(random, 'round')).flat();
const { network, batch } = trainer(hidden, random);
const total = rounds * Math.floor(samples.length / size);
const rightOf = (): string => {
  const packed = unpackNetwork(packNetwork(network));
  const right = kept.filter(({ cell, label }) => {
    const chances = judge(packed, cell);
    return chances.every((chance, at) => at === label || chance < (chances[label] ?? 0));
  });
  return `${((100 * right.length) / kept.length).toFixed(2)} % of ${kept.length} characters right`;
};

let done = 0;
for (let round = 1; round <= rounds; round++) {
  for (let at = samples.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [samples[at], samples[other]] = [samples[other] as Sample, samples[at] as Sample];
  }
  let loss = 0;
  for (let at = 0; at + size <= samples.length; at += size) {
    done += 1;
    loss += batch(
      samples.slice(at, at + size),
      (fastest * (1 + Math.cos((Math.PI * done) / total))) / 2 + 1e-5,
    );
  }
  console.log(`round ${round}: loss ${((loss * size) / samples.length).toFixed(4)}, ${rightOf()}`);
}
const lines = (packNetwork(network).match(/.{1,100}/g) ?? []).map((line) => `  '${line}'`);
writeFileSync(
  join(root, 'packages/paper-reader/src/glyphs/weights.ts'),
  `/** Written by \`pnpm --filter bench train-paper-reader\`; nobody changes it by hand. */\nexport const weights = [\n${lines.join(',\n')},\n].join('');\n`,
);

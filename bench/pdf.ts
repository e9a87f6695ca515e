import { languages } from '@sigorta/i18n/language';
import { renderPdf } from '../apps/gateway/src/documents/typst.ts';
import { policySample } from './gateway/policy-samples.ts';
import { kilobytes, median, percentile } from './print/figures.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';

const times = 50;
const one = (value: number) => value.toFixed(1);

console.log(machine());
const first = performance.now();
await renderPdf(await policySample('tr', 0));
console.log(
  `The first document after a start, with the renderer's own: ${one(performance.now() - first)} ms.`,
);

const rows: (string | number)[][] = [];
for (const language of languages) {
  // Each one different, as policies are: nothing of the last may help the next.
  const sheets = await Promise.all(
    Array.from({ length: times }, (_, serial) => policySample(language, serial)),
  );
  let bytes = 0;
  const took: number[] = [];
  const cpu = process.cpuUsage();
  for (const sheet of sheets) {
    const began = performance.now();
    bytes = (await renderPdf(sheet)).length;
    took.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(cpu);
  rows.push([
    language,
    one(median(took)),
    one(percentile(took, 0.95)),
    one((user + system) / 1000 / times),
    kilobytes(bytes),
  ]);
}
console.log(`Policy PDFs, ${times} of each language one after another; CPU of all threads.`);
console.log(table(['language', 'ms, median', '95 %', 'CPU ms', 'KB'], rows));

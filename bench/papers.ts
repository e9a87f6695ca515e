import { linesOf } from '../apps/gateway/src/documents/certificate.ts';
import { missingIn } from '../apps/gateway/src/documents/read-paper.ts';
import { renderPdf } from '../apps/gateway/src/documents/typst.ts';
import {
  certificateSample,
  kindsOfMutation,
  mutated,
  paperWith,
} from '../apps/gateway/src/testing/documents/mutated-certificates.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';

/* PDFs of certificates with one thing changed, read again: how many are refused. `pnpm --filter bench papers 1000` */
const count = Number(process.argv[2] ?? 1000);
console.log(machine());
const lines = linesOf(certificateSample);
const whole = await missingIn(await renderPdf(paperWith(certificateSample)), lines);
const made = new Map(kindsOfMutation.map((kind) => [kind, { made: 0, refused: 0 }]));
for (let seed = 1; seed <= count; seed += 1) {
  const { kind, certificate } = mutated(seed);
  const missing = await missingIn(await renderPdf(paperWith(certificate)), lines);
  const sum = made.get(kind);
  if (!sum) continue;
  sum.made += 1;
  if (missing.length > 0) sum.refused += 1;
  else console.log(`passed: ${kind}, seed ${seed}`);
}
console.log(`The unchanged paper misses ${whole.length} lines.`);
const rows = [...made].map(([kind, sum]) => [kind, sum.made, sum.refused]);
console.log(table(['changed', 'papers', 'refused'], rows));
process.exit(rows.every(([, all, refused]) => all === refused) && whole.length === 0 ? 0 : 1);

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { newMemoryFolder } from '@sigorta/tooling/process/memory-folder';
import { root } from './root.ts';
import { machine } from './run/machine.ts';
import { timedCommand } from './run/timed-command.ts';

/*
 * Runs the browser stage again and again, each run as on the day after the one before, and names every test that was red once;
 * `--load 2` keeps so many cores busy beside it, `--day 20787` is the first one's day: twenty runs may be made in parts. More words
 * go to the runner: `steady 20 --load 1 panel-administration`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { load: { type: 'string', default: '0' }, day: { type: 'string' } },
});
const [runs = '3', ...chosen] = positionals;
const firstDay = Number(values.day ?? Math.floor(Date.now() / 86_400_000));

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; ok: boolean }[];
}

const redIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(redIn),
];

const burner = 'for (let at = 0; ; at += 1) Math.sqrt(at);';
const burners = Array.from({ length: Number(values.load) }, () => new Worker(burner, { eval: true }));

/* a site that is not built is built by the journey that starts it, below the feet of the others */
const built = await timedCommand('node packages/tooling/src/test/test.mjs build assemble', { cwd: root });
if (built.code !== 0) throw new Error(built.output);

const report = join(root, '.cache/steady.json');
/* as the test command does */
const memory = newMemoryFolder();
const red = new Map<string, number>();
let redRuns = 0;
for (let run = 1; run <= Number(runs); run += 1) {
  const day = firstDay + run - 1;
  const words = chosen.map((word) => JSON.stringify(word)).join(' ');
  const line = `e2e/node_modules/.bin/playwright test --config e2e/playwright.config.ts ${words}`;
  const { wall, cpu, code, output } = await timedCommand(line, {
    cwd: root,
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      JOURNEYS: 'today',
      ROTATION: String(day),
      ...(memory !== null && { E2E_DATA: memory }),
    },
  });
  const tests = code === 0 ? [] : redTests(output);
  if (code !== 0) redRuns += 1;
  for (const test of tests) red.set(test, (red.get(test) ?? 0) + 1);
  console.log(
    `run ${run}, day ${day}: ${code === 0 ? 'green' : `red (${tests.join('; ')})`}, ${wall.toFixed(0)} s, CPU ${cpu.toFixed(0)} s`,
  );
}
for (const worker of burners) await worker.terminate();
if (memory !== null) rmSync(memory, { recursive: true, force: true });

function redTests(output: string): string[] {
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
  const tests = suites.flatMap(redIn);
  return tests.length ? tests : [`no test: ${output.trim().split('\n').at(-1)}`];
}

console.log(`\n${machine()}`);
console.log(`${redRuns} of ${runs} runs red, ${values.load} cores busy beside them.`);
for (const [test, times] of [...red].sort((one, other) => other[1] - one[1]))
  console.log(`${times} × ${test}`);
process.exitCode = redRuns === 0 ? 0 : 1;

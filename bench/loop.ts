import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPortFree } from '@sigorta/tooling/process/ports';
import { rotation } from '@sigorta/tooling/test/rotation';
import { median } from './print/figures.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';
import { type Timed, timedCommand } from './run/timed-command.ts';

/*
 * How long an engineer waits: from a fresh clone of the last commit to its first page, for a later start, and with
 * `--tests` for the whole test command and for what a change of one product affects. Each round is another day's: what
 * the command tries in turn differs.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'boolean' }, 'empty-store': { type: 'boolean' } },
});
const rounds = Number(positionals[0] ?? 3);
const pnpm = 'npx --yes pnpm@12';
const url = `http://localhost:${benchPort}/`;
const product = 'apps/pet/src/pet/fields.ts';

/* a newcomer's shell: a script of pnpm tells those below it to install nothing, and puts our own Node first */
for (const name of Object.keys(process.env)) if (/^p?npm_/i.test(name)) delete process.env[name];
process.env.PATH = process.env.PATH?.split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

const ports = Object.fromEntries(
  ['PORT', 'HOP_PORT', 'SANDBOX_PORT', 'ACS_PORT', 'SMTP_PORT', 'CARD_PORT', 'CARD_INNER_PORT'].map(
    (name, index) => [name, String(benchPort + index)],
  ),
);

for (const port of Object.values(ports))
  if (!(await isPortFree(Number(port))))
    throw new Error(`Port ${port} is in use: choose others with BENCH_PORT.`);

/** Until home has come whole. */
async function homeComes(): Promise<void> {
  for (;;) {
    const text = await fetch(url).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    );
    if (text.includes('id="root"')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const measured = new Map<string, Timed[]>();
function note(what: string, timed: Timed): void {
  measured.set(what, [...(measured.get(what) ?? []), timed]);
  console.log(`${what}: ${timed.wall.toFixed(1)} s, CPU ${timed.cpu.toFixed(1)} s`);
}

for (let round = 0; round < rounds; round += 1) {
  await withCleanup(async (later) => {
    const folder = mkdtempSync(join(tmpdir(), 'sigorta-loop-'));
    later(() => rmSync(folder, { recursive: true, force: true }));
    const env: Record<string, string> = {
      ...ports,
      TURBO_CACHE_DIR: join(folder, 'cache'),
      ROTATION: String(rotation + round),
    };
    if (values['empty-store']) env.npm_config_store_dir = join(folder, 'store');
    /* the second from the first: the repository may have moved on meanwhile */
    const cloned = async (from: string, name: string, what: string): Promise<string> => {
      const clone = join(folder, name);
      const line = `git clone -q ${JSON.stringify(from)} ${clone} && cd ${clone} && ${pnpm} start`;
      note(what, await timedCommand(line, { cwd: folder, env, until: homeComes }));
      return clone;
    };
    const clone = await cloned(root, 'first', 'fresh clone to the first page, nothing built before');
    note('a later start', await timedCommand(`${pnpm} start`, { cwd: clone, env, until: homeComes }));
    await cloned(clone, 'second', 'the same beside a clone that was built');
    if (!values.tests) return;
    note('whole test', await timedCommand(`${pnpm} test`, { cwd: clone, env }));
    appendFileSync(join(clone, product), '\n// A line more.\n');
    note(
      'test --affected, one product changed',
      await timedCommand(`${pnpm} test --affected HEAD`, { cwd: clone, env }),
    );
  });
}

console.log(`\n${machine()}`);
console.log(`Seconds, medians of ${rounds}${values['empty-store'] ? ', packages fetched anew' : ''}.`);
const medianOf = (all: readonly Timed[], kind: 'wall' | 'cpu') =>
  median(all.map((one) => one[kind])).toFixed(1);
console.log(
  table(
    ['', 'clock', 'CPU', 'failed runs'],
    [...measured].map(([what, all]) => [
      what,
      medianOf(all, 'wall'),
      medianOf(all, 'cpu'),
      what.includes('test') ? all.filter(({ code }) => code !== 0).length : '',
    ]),
  ),
);

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';
import { timedCommand } from './run/timed-command.ts';

/*
 * What the same purchase costs a buyer: presses, keys and offers on the first screen, in four languages on a desk and a phone, and by
 * keyboard alone. Each checkout is bought from with its own page objects, which know its screens.
 */
const { values } = parseArgs({
  options: {
    /** another built checkout: what it was before */
    beside: { type: 'string' },
    /** journeys whose name holds it */
    only: { type: 'string', default: '' },
  },
});

interface Effort {
  title: string;
  press: number;
  key: number;
  seconds: number;
  offersSeen: string;
}

const own = 'e2e/effort';
/** made from the checkout's own journey: what a purchase without a pointer takes */
const keyboard = join(own, 'keyboard.e2e.ts');

/** Puts the purchases into the checkout; they are gone at the end, also of a command that is stopped. */
function withJourneys(checkout: string): () => void {
  const made = join(checkout, checkout === root ? keyboard : own);
  const remove = () => rmSync(made, { recursive: true, force: true });
  remove();
  process.once('exit', remove);
  if (checkout !== root) cpSync(join(root, own), made, { recursive: true });
  const journey = readFileSync(join(checkout, 'e2e/journeys/buy-domestic-keyboard.e2e.ts'), 'utf8');
  const counted = "import { expect } from '@playwright/test';\nimport { test } from './counting.ts';";
  const usual = "import { expect, test } from '@playwright/test';";
  if (!journey.includes(usual))
    throw new Error('the journey by keyboard is not counted: it imports otherwise');
  writeFileSync(join(checkout, keyboard), journey.replace(usual, counted));
  return remove;
}

async function effortIn(checkout: string): Promise<Map<string, Effort>> {
  return withCleanup(async (later) => {
    const told = mkdtempSync(join(tmpdir(), 'effort-'));
    later(() => rmSync(told, { recursive: true }));
    later(withJourneys(checkout));
    const line = `node_modules/.bin/playwright test ${values.only} --config effort/playwright.config.ts`;
    const { code, output } = await timedCommand(line, {
      cwd: join(checkout, 'e2e'),
      env: { EFFORT_FOLDER: told },
    });
    if (code !== 0) {
      process.exitCode = 1;
      console.log(output.slice(-4_000));
    }
    const files = readdirSync(told).map((name) => JSON.parse(readFileSync(join(told, name), 'utf8')));
    return new Map(files.map((effort: Effort) => [effort.title, effort]));
  });
}

const here = await effortIn(root);
const before = values.beside ? await effortIn(values.beside) : new Map<string, Effort>();
const cells = (effort?: Effort) =>
  effort
    ? [String(effort.press), String(effort.key), effort.offersSeen, effort.seconds.toFixed(1)]
    : ['', '', '', ''];
console.log(machine());
const head = ['presses', 'keys', 'offers seen', 's'];
console.log(
  table(
    ['purchase', ...head, ...head.map((name) => `${name} before`)],
    [...here.keys()].sort().map((title) => [title, ...cells(here.get(title)), ...cells(before.get(title))]),
  ),
);

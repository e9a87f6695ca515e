import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { timesOf } from '../turns/journeys-in-turn.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/* a whole system of its own and a browser of its own beside three other journeys: on a machine that was busy besides it took four minutes */
test.describe.configure({ timeout: 600_000 });

/* all of them, with pictures to look at, are `pnpm --filter bench panel-pictures` */
test(`nothing is wrong with four states of the panel’s pages (turn ${timesOf('panel-states').day})`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'panel-states-'));
  try {
    const words = ['bench/panel-pictures.ts', '--day', String(timesOf('panel-states').day), '--out', folder];
    /* it ends with 1 when it found something, and says what */
    const { stdout } = await run(process.execPath, words, { cwd: root }).catch(
      (error: { stdout: string; stderr: string }) => ({ stdout: `${error.stdout}\n${error.stderr}` }),
    );
    expect(stdout).toMatch(/^4 pictures of \d+ states in \d+ s, 0 findings/m);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countOf } from './count.ts';
import type { Stage } from './stages.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = join(folder, 'unit.json');
writeFileSync(
  written,
  JSON.stringify({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 3, success: false }),
);
const stage = (file?: string): Stage => ({
  name: 'unit',
  command: 'x',
  args: [],
  ...(file ? { report: { file, kind: 'vitest' } } : {}),
});
const away = join(folder, 'none.json');
const skipped = 'SKIPPED: no server can run here';

test.each<[string, Stage, number, string, [number, number, number]]>([
  ['a runner that reports', stage(written), 1, '', [7, 2, 3]],
  ['one of whose tests some could not run', stage(written), 1, skipped, [7, 2, 3]],
  ['one that could not run at all', stage(away), 0, skipped, [0, 0, 1]],
  ['one that failed before it reported', stage(away), 1, skipped, [0, 1, 0]],
  ['one that forgot to report', stage(away), 0, '', [0, 1, 0]],
  ['a check', stage(), 0, '', [1, 0, 0]],
  ['a check that cannot run here', stage(), 0, skipped, [0, 0, 1]],
])('%s counts as it ran', (_, of, exitCode, said, [passed, failed, left]) => {
  expect(countOf(of, exitCode, said)).toEqual({ passed, failed, skipped: left });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../start/settings.ts';
import { countOf } from './count.ts';
import { failedIn, isWorthALook, takeOver } from './second-look.ts';
import { type Report, stages } from './stages.ts';

const folder = mkdtempSync(join(tmpdir(), 'looks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const written = (kind: Report['kind'], report: object): Report => {
  const file = join(folder, `${++files}.json`);
  writeFileSync(file, JSON.stringify(report));
  return { file, kind };
};
const counted = (report: Report) => countOf({ name: 'any', command: '', args: [], report }, 0, '');

const vitestFile = (name: string, tests: Record<string, string>, status = 'passed') => ({
  name: join(root, name),
  status,
  assertionResults: Object.entries(tests).map(([fullName, of]) => ({ fullName, status: of })),
});
const vitestReport = (passed: number, failed: number, testResults: object[]) =>
  written('vitest', {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    success: failed === 0,
    testResults,
  });
const spec = (title: string, status: string, result: string) => ({
  title,
  file: 'journeys/pay.e2e.ts',
  tests: [{ status, results: [{ status: result }] }],
});

test('what failed is named by file and title, a file that broke by its own name', () => {
  const report = vitestReport(1, 1, [
    vitestFile('a.test.ts', { 'adds up': 'passed', 'is quick': 'failed' }, 'failed'),
    vitestFile('b.test.ts', {}, 'failed'),
    vitestFile('c.test.ts', { holds: 'passed' }),
  ]);
  expect(failedIn(report)).toEqual([
    { file: 'a.test.ts', titles: ['is quick'] },
    { file: 'b.test.ts', titles: ['(the file itself)'] },
  ]);
  const browser = written('playwright', {
    suites: [
      { suites: [{ specs: [spec('pays', 'unexpected', 'timedOut'), spec('waits', 'flaky', 'passed')] }] },
      { specs: [spec('leaves', 'expected', 'passed'), spec('stays', 'skipped', 'skipped')] },
    ],
  });
  expect(failedIn(browser)).toEqual([{ file: 'e2e/journeys/pay.e2e.ts', titles: ['pays', 'waits'] }]);
});

test('nothing, and more than a busy machine explains, is not looked at again', () => {
  const file = (at: number, tests: number) => ({
    file: `${at}.test.ts`,
    titles: Array.from({ length: tests }, (_, n) => `${n}`),
  });
  expect(isWorthALook([])).toBe(false);
  expect(isWorthALook([file(1, 6)])).toBe(true);
  expect(isWorthALook([file(1, 7)])).toBe(false);
  expect(isWorthALook([file(1, 1), file(2, 1), file(3, 1)])).toBe(true);
  expect(isWorthALook([file(1, 1), file(2, 1), file(3, 1), file(4, 1)])).toBe(false);
});

test('what passed alone counts once, and tests that never came to run are counted too', () => {
  const first = vitestReport(2, 1, [
    vitestFile('a.test.ts', { one: 'passed', two: 'failed', three: 'pending' }, 'failed'),
    vitestFile('b.test.ts', { four: 'passed' }),
  ]);
  const alone = vitestReport(3, 0, [
    vitestFile('a.test.ts', { one: 'passed', two: 'passed', three: 'passed' }),
  ]);
  expect(counted(first)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  takeOver(first, alone);
  expect(counted(first)).toEqual({ passed: 4, failed: 0, skipped: 0 });
  expect(failedIn(first)).toEqual([]);

  const browser = written('playwright', {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
    suites: [{ specs: [spec('pays', 'unexpected', 'timedOut'), spec('leaves', 'expected', 'passed')] }],
  });
  takeOver(browser, written('playwright', {}));
  expect(counted(browser)).toEqual({ passed: 2, failed: 0, skipped: 1 });
  expect(JSON.parse(readFileSync(browser.file, 'utf8')).suites[0].specs[0].tests[0].results).toEqual([
    { status: 'passed' },
  ]);
});

test('every stage that names its tests can run some of them, with a report of its own', () => {
  const named = stages.filter(({ report }) => report);
  expect(named.map(({ name }) => name)).toEqual([
    'unit',
    'gateway on the embedded database',
    'gateway on a PostgreSQL server',
    'browser journeys',
  ]);
  for (const { report, ofFiles } of named) {
    const some = ofFiles?.(['e2e/journeys/pay.e2e.ts']);
    expect(some?.report?.file).not.toBe(report?.file);
    expect(some?.args.filter((word) => /\.(?:test|e2e)\.ts$/.test(word) && !word.startsWith('--'))).toEqual([
      expect.stringMatching(/journeys\/pay\.e2e\.ts$/),
    ]);
  }
});

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

const vitestFile = (name: string, tests: Record<string, string>, status = 'passed', said?: string) => ({
  name: join(root, name),
  status,
  message: said,
  assertionResults: Object.entries(tests).map(([fullName, of]) => ({
    fullName,
    status: of,
    ...(of === 'failed' && said && { failureMessages: [said] }),
  })),
});
const vitestReport = (passed: number, failed: number, testResults: object[]) =>
  written('vitest', {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    success: failed === 0,
    testResults,
  });
const spec = (title: string, status: string, result: string, said?: string) => ({
  title,
  file: 'journeys/pay.e2e.ts',
  tests: [{ status, results: [{ status: result, error: said && { message: said } }] }],
});

const saidOfTime = 'AssertionError: 7 s: expected 7 to be 5\n    at /a/is-quick.test.ts:7:1\n    at run';
const pays = '\u001b[31mError: not visible\u001b[39m\n\nCall log:\n  - waiting';

test('what failed is named by file and title with the reason, a file that broke by its own name', () => {
  const report = vitestReport(1, 1, [
    vitestFile('a.test.ts', { 'adds up': 'passed', 'is quick': 'failed' }, 'failed', saidOfTime),
    vitestFile('b.test.ts', {}, 'failed', 'no such module'),
    vitestFile('c.test.ts', { holds: 'passed' }),
  ]);
  expect(failedIn(report)).toEqual([
    { file: 'a.test.ts', tests: [{ title: 'is quick', why: 'AssertionError: 7 s: expected 7 to be 5' }] },
    { file: 'b.test.ts', tests: [{ title: '(the file itself)', why: 'no such module' }] },
  ]);
  const browser = written('playwright', {
    suites: [
      {
        suites: [{ specs: [spec('pays', 'unexpected', 'timedOut', pays), spec('waits', 'flaky', 'passed')] }],
      },
      { specs: [spec('leaves', 'expected', 'passed'), spec('stays', 'skipped', 'skipped')] },
    ],
  });
  expect(failedIn(browser)).toEqual([
    {
      file: 'e2e/journeys/pay.e2e.ts',
      tests: [
        { title: 'pays', why: 'Error: not visible Call log: - waiting' },
        { title: 'waits', why: '' },
      ],
    },
  ]);
});

test('nothing, and more than a busy machine explains, is not looked at again', () => {
  const file = (at: number, tests: number) => ({
    file: `${at}.test.ts`,
    tests: Array.from({ length: tests }, (_, n) => ({ title: `${n}`, why: '' })),
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

import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../start/settings.ts';
import type { Report } from './stages.ts';

/** How often what failed beside other work has to pass alone, one time after another. */
export const timesAlone = 3;

/** More failures than these are no accident of a busy machine: they are not looked at again. */
const most = { files: 3, tests: 6 };

interface VitestFile {
  name: string;
  status: string;
  /** why the file itself could not be read through */
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
}
interface Spec {
  title: string;
  file: string;
  tests: { status: string; results: { status: string; error?: { message?: string } }[] }[];
}
interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

/** A file with tests that failed. */
export interface Failed {
  /** from the repository's root */
  file: string;
  tests: FailedTest[];
}

interface FailedTest {
  title: string;
  /** what the runner said, in one line; empty where it said nothing */
  why: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
const isFailed = ({ tests }: Spec): boolean =>
  tests.some(({ status }) => status !== 'expected' && status !== 'skipped');

const longestWhy = 300;

/** The first lines of what a runner said, before the trace of calls, as one. */
function inOneLine(said = ''): string {
  const lines = stripVTControlCharacters(said).split('\n');
  const trace = lines.findIndex((line) => /^\s+at /.test(line));
  const told = lines.slice(0, trace < 0 ? undefined : trace).map((line) => line.trim());
  return told.filter(Boolean).join(' ').slice(0, longestWhy);
}

function byFile(each: readonly (FailedTest & { file: string })[]): Failed[] {
  const files = Map.groupBy(each, ({ file }) => file);
  return [...files].map(([file, of]) => ({ file, tests: of.map(({ title, why }) => ({ title, why })) }));
}

/** What a report names as failed; a file that could not be read through stands there by its own name. */
export function failedIn({ file, kind }: Report): Failed[] {
  if (kind === 'playwright') {
    const { suites } = read(file) as PlaywrightReport;
    const failed = suites.flatMap(specsOf).filter(isFailed);
    return byFile(
      failed.map(({ file: at, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
        return { file: `e2e/${at}`, title, why: inOneLine(errors.find(Boolean)) };
      }),
    );
  }
  const { testResults } = read(file) as VitestReport;
  return byFile(
    testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const file = relative(root, name);
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        if (failed.length === 0) return [{ file, title: '(the file itself)', why: inOneLine(message) }];
        return failed.map(({ fullName, failureMessages }) => ({
          file,
          title: fullName,
          why: inOneLine(failureMessages?.[0]),
        }));
      }),
  );
}

/** Whether so few failed that a busy machine may be the reason. */
export const isWorthALook = (failed: readonly Failed[]): boolean =>
  failed.length > 0 &&
  failed.length <= most.files &&
  failed.flatMap(({ tests }) => tests).length <= most.tests;

/** Writes into the first report what the look alone found, so that whoever reads it counts each test once. */
export function takeOver({ file, kind }: Report, alone: Report): void {
  if (kind === 'playwright') {
    const report = read(file) as PlaywrightReport;
    for (const spec of report.suites.flatMap(specsOf).filter(isFailed))
      for (const test of spec.tests) {
        test.status = 'expected';
        for (const result of test.results) result.status = 'passed';
      }
    const { expected, unexpected, flaky } = report.stats;
    report.stats = { ...report.stats, expected: expected + unexpected + flaky, unexpected: 0, flaky: 0 };
    writeFileSync(file, JSON.stringify(report));
    return;
  }
  const report = read(file) as VitestReport;
  const later = (read(alone.file) as VitestReport).testResults;
  report.testResults = report.testResults.map((one) => later.find(({ name }) => name === one.name) ?? one);
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  report.numPassedTests = all.filter(({ status }) => status === 'passed').length;
  report.numFailedTests = all.filter(({ status }) => status === 'failed').length;
  writeFileSync(file, JSON.stringify(report));
}

import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { titlePattern } from './map-faults.ts';
import type { Row, SpecMap } from './read-spec-map.ts';

/** One test as a run of the test command left it. */
export interface TestRun {
  /** from the repository root */
  file: string;
  /** titles of its groups, then its own */
  path: readonly string[];
  outcome: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs?: { title: string; tests: { results: { status: string }[] }[] }[];
  suites?: PlaywrightSuite[];
}

const outcomeOf = (status: string | undefined): TestRun['outcome'] => {
  if (status === 'passed') return 'passed';
  return status === 'failed' || status === 'timedOut' || status === 'interrupted' ? 'failed' : 'skipped';
};

const ofVitest = ({ testResults }: VitestReport, root: string): TestRun[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name),
      path: [...ancestorTitles, title],
      outcome: outcomeOf(status),
    })),
  );

const ofPlaywright = (suite: PlaywrightSuite, groups: readonly string[]): TestRun[] => [
  ...(suite.specs ?? []).map(({ title, tests }) => ({
    file: `e2e/${suite.file}`,
    path: [...groups, title],
    outcome: outcomeOf(tests.at(-1)?.results.at(-1)?.status),
  })),
  ...(suite.suites ?? []).flatMap((inner) => ofPlaywright(inner, [...groups, inner.title])),
];

/** Every test of the last run of the test command below `root`; none when there was no run. */
export const readRuns = (root: string): TestRun[] =>
  globSync('.cache/reports/*.json', { cwd: root }).flatMap((file) => {
    const report: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return 'testResults' in (report as object)
      ? ofVitest(report as VitestReport, root)
      : (report as { suites: PlaywrightSuite[] }).suites.flatMap((suite) => ofPlaywright(suite, []));
  });

/** What the last run says of a sentence. */
export interface Verdict {
  row: Row;
  /** `measured`: by a program of bench, which the test command does not run */
  state: 'proven' | 'failed' | 'not run' | 'measured';
  /** tests that were tried for it */
  tests: number;
  /** proofs that failed, or of which no test ran */
  missed: string[];
}

/** Titles one after another somewhere in a test's path; a group stands for all its tests. */
const holds = (path: readonly string[], titles: readonly RegExp[]): boolean =>
  path.some((_, at) => titles.every((title, step) => title.test(path[at + step] ?? '')));

function testsOf(proof: string, runs: ReadonlyMap<string, readonly TestRun[]>): TestRun[] {
  const [file = '', ...titles] = proof.split(' > ');
  const files = file.includes('*') ? [...runs.keys()].filter((one) => matchesGlob(one, file)) : [file];
  const patterns = titles.map(titlePattern);
  return files.flatMap((one) => (runs.get(one) ?? []).filter(({ path }) => holds(path, patterns)));
}

/**
 * What a run says of every sentence. Proven is one of whose named tests at least one passed and none failed: tests that take
 * turns by day need not all have run.
 */
export function verdictsOf({ sections }: SpecMap, runs: readonly TestRun[]): Verdict[] {
  const byFile = Map.groupBy(runs, ({ file }) => file);
  return sections.flatMap(({ rows }) => rows.map((row) => verdictOn(row, byFile)));
}

function verdictOn(row: Row, runs: ReadonlyMap<string, readonly TestRun[]>): Verdict {
  const named = row.provenBy.filter((proof) => proof.includes(' > '));
  if (named.length === 0) return { row, state: 'measured', tests: 0, missed: [] };
  const tried = named.map((proof) => ({ proof, tests: testsOf(proof, runs) }));
  const all = tried.flatMap(({ tests }) => tests);
  const failed = tried.filter(({ tests }) => tests.some(({ outcome }) => outcome === 'failed'));
  const tests = all.filter(({ outcome }) => outcome !== 'skipped').length;
  if (failed.length > 0) return { row, state: 'failed', tests, missed: failed.map(({ proof }) => proof) };
  const missed = tried
    .filter(({ tests: some }) => !some.some(({ outcome }) => outcome === 'passed'))
    .map(({ proof }) => proof);
  return { row, state: missed.length < named.length ? 'proven' : 'not run', tests, missed };
}

/** The specification as the last run found it, a line a sentence, and the numbers of each state. */
export function runPage(verdicts: readonly Verdict[]): string {
  const counts = Map.groupBy(verdicts, ({ state }) => state);
  const told = (['proven', 'failed', 'not run', 'measured'] as const).map(
    (state) => `${counts.get(state)?.length ?? 0} ${state}`,
  );
  const lines = verdicts.map(({ row, state, tests, missed }) =>
    [
      `- ${row.sentence} ${state} (${tests} tests): ${row.promise}`,
      ...(state === 'proven' || state === 'measured' ? [] : missed.map((proof) => `  - ${proof}`)),
    ].join('\n'),
  );
  return [...lines, '', `${verdicts.length} sentences: ${told.join(', ')}.`].join('\n');
}

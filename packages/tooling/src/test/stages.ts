import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { onEmbeddedDatabase, withoutDatabase } from './engines.ts';
import { filesOfOtherDays, unitFilesOfOtherDays } from './files-in-turn.ts';

/** Where a test runner writes its JSON report. */
export interface Report {
  file: string;
  kind: 'vitest' | 'playwright';
}

export interface Stage {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** without one the stage counts as one check */
  report?: Report;
  /** the setting that tells it where a folder in memory is, for what it throws away */
  memoryFolderAs?: 'TMPDIR' | 'E2E_DATA';
  /** the same for some of its files, with a report of its own */
  ofFiles?: (files: readonly string[]) => Stage;
}

export const bin = (name: string) => join(root, 'node_modules/.bin', name);
const reports = join(root, '.cache/reports');
/** beside the others, so that who reads all of them counts nothing twice */
const alone = join(root, '.cache/reports/alone');
const supply = 'packages/tooling/src/supply/supply.mjs';

/** Of unit tests, beside which nothing runs: one worker would leave half of two cores idle. */
export const bothCores = ['--maxWorkers=3'];

/** Words for a run of vitest that leaves a report; without files it takes all of the projects. */
export const vitestWords = (report: string, projects: string[], files: readonly string[] = []): string[] => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=dot',
  '--reporter=json',
  `--reporter=${join(root, 'packages/tooling/src/test/slow-files-reporter.ts')}`,
  `--outputFile.json=${report}`,
  ...files,
];

/**
 * @param name also of its report
 * @param around what stands before and behind the runner's own words
 */
const vitestStage = (
  name: string,
  projects: string[],
  files: readonly string[] = [],
  around: { command: string; before: string[]; behind: string[] } = {
    command: bin('vitest'),
    before: [],
    behind: [],
  },
  folder = reports,
): Stage => {
  const report = `${folder}/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    command: around.command,
    args: [...around.before, ...vitestWords(report, projects, files), ...around.behind],
    report: { file: report, kind: 'vitest' },
    memoryFolderAs: 'TMPDIR',
    ofFiles: (some) => vitestStage(name, projects, some, around, alone),
  };
};

/** @param more words for the runner, such as files */
export const browserStage = (
  name: string,
  more: string[] = [],
  env: Record<string, string> = {},
  report = `${reports}/browser.json`,
): Stage => ({
  name,
  command: join(root, 'e2e/node_modules/.bin/playwright'),
  args: ['test', '--config', 'e2e/playwright.config.ts', ...more],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  report: { file: report, kind: 'playwright' },
  /* what journeys make themselves; a browser's own folders stay on the disk */
  memoryFolderAs: 'E2E_DATA',
  ofFiles: (files) => {
    const named = files.map((file) => file.replace(/^e2e\//, ''));
    return browserStage(name, [...named, '--workers=1'], env, `${alone}/browser.json`);
  },
});

/** @param files those that it runs, from the root */
export const embeddedStage = (files: readonly string[]): Stage =>
  vitestStage('gateway on the embedded database', ['gateway'], files);

/** @param left files that another day runs, from the gateway's `src` */
export const serverStage = (left: readonly string[]): Stage =>
  vitestStage('gateway on a PostgreSQL server', ['gateway'], [], {
    command: process.execPath,
    before: ['apps/gateway/src/testing/with-postgres.ts', bin('vitest')],
    behind: [
      /* each test file has a database of its own, and two thirds of its time it waits: for banks, insurers and clocks */
      '--maxWorkers=3',
      ...[...withoutDatabase, ...left].map((file) => `--exclude=apps/gateway/src/${file}`),
    ],
  });

/** Everything `pnpm test` runs, in order: what is quick and fails most comes first. */
export const stages: Stage[] = [
  {
    name: 'format and lint',
    command: bin('biome'),
    args: ['ci', '.', '--diagnostic-level=warn', '--colors=off'],
  },
  {
    /* beside the other rules: this one reads the types of everything, which their quick look at one file should not wait for */
    name: 'promises nobody waits for',
    command: bin('biome'),
    args: [
      'lint',
      '.',
      '--config-path=packages/tooling/src/lint/promises.json',
      '--diagnostic-level=error',
      '--colors=off',
    ],
  },
  { name: 'types', command: process.execPath, args: ['packages/tooling/src/types/check-types.ts'] },
  {
    name: 'dependency rules',
    command: bin('depcruise'),
    args: ['--config', 'packages/tooling/dependency-rules.cjs', 'apps', 'packages', 'e2e', 'bench'],
  },
  { name: 'unused code', command: bin('knip'), args: ['--no-progress', '--no-config-hints'] },
  { name: 'ratchets', command: process.execPath, args: ['packages/tooling/src/ratchets/ratchets.mjs'] },
  { name: 'licences', command: process.execPath, args: [supply, 'licences'] },
  /* where the registry answers; where it does not, it says so and counts as skipped */
  { name: 'advisories', command: process.execPath, args: [supply, 'advisories'] },
  { name: 'build', command: bin('turbo'), args: ['run', 'build', '--output-logs=errors-only'] },
  { name: 'assemble', command: bin('turbo'), args: ['run', 'assemble', '--output-logs=errors-only'] },
  vitestStage('unit', ['unit', 'sandbox'], [], {
    command: bin('vitest'),
    before: [],
    behind: [...bothCores, ...unitFilesOfOtherDays().map((file) => `--exclude=${file}`)],
  }),
  embeddedStage(onEmbeddedDatabase()),
  serverStage(filesOfOtherDays()),
  { name: 'bytes', command: process.execPath, args: ['bench/budget.ts'] },
  browserStage('browser journeys', [], { JOURNEYS: 'today' }),
  {
    /* reads the reports of the stages before it */
    name: 'specification',
    command: process.execPath,
    args: ['packages/tooling/src/spec-map/spec-map.mjs', '--run'],
  },
];

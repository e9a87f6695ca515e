import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { onEmbeddedDatabase, withoutDatabase } from './engines.ts';

export interface Stage {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** where a test runner writes its JSON report; without one the stage counts as one check */
  report?: { file: string; kind: 'vitest' | 'playwright' };
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const reports = join(root, '.cache/reports');
const supply = 'packages/tooling/src/supply/supply.mjs';

/** A run of vitest that leaves a report; without files it takes all of the projects. */
export const vitest = (
  name: string,
  projects: string[],
  files: string[] = [],
): Pick<Stage, 'args' | 'report'> => ({
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
    ...files,
  ],
  report: { file: `${reports}/${name}.json`, kind: 'vitest' },
});

/** @param more words for the runner, such as files */
export const browserStage = (name: string, more: string[] = [], env: Record<string, string> = {}): Stage => ({
  name,
  command: join(root, 'e2e/node_modules/.bin/playwright'),
  args: ['test', '--config', 'e2e/playwright.config.ts', ...more],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`, ...env },
  report: { file: `${reports}/browser.json`, kind: 'playwright' },
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
  { name: 'types', command: bin('turbo'), args: ['run', 'typecheck', '--output-logs=errors-only'] },
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
  { name: 'unit', command: bin('vitest'), ...vitest('unit', ['unit', 'sandbox']) },
  {
    name: 'gateway on the embedded database',
    command: bin('vitest'),
    ...vitest('gateway-embedded', ['gateway'], onEmbeddedDatabase()),
  },
  {
    name: 'gateway on a PostgreSQL server',
    command: process.execPath,
    args: [
      'apps/gateway/src/testing/with-postgres.ts',
      bin('vitest'),
      ...vitest('gateway-postgres', ['gateway']).args,
      /* each test file has a database of its own, and most of its time it waits: for banks, insurers and clocks */
      '--maxWorkers=2',
      ...withoutDatabase.map((file) => `--exclude=apps/gateway/src/${file}`),
    ],
    report: { file: `${reports}/gateway-postgres.json`, kind: 'vitest' },
  },
  { name: 'bytes', command: process.execPath, args: ['bench/budget.ts'] },
  browserStage('browser journeys'),
  {
    /* reads the reports of the stages before it */
    name: 'specification',
    command: process.execPath,
    args: ['packages/tooling/src/spec-map/spec-map.mjs', '--run'],
  },
];

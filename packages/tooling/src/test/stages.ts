import { join } from 'node:path';
import { root } from '../start/settings.ts';

export interface Stage {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** neighbours with the same word run at the same time; both mostly wait */
  together?: string;
  /** where a test runner writes its JSON report; without one the stage counts as one check */
  report?: { file: string; kind: 'vitest' | 'playwright' };
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const reports = join(root, '.cache/reports');

const vitest = (name: string, projects: string[]): Pick<Stage, 'args' | 'report'> => ({
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ],
  report: { file: `${reports}/${name}.json`, kind: 'vitest' },
});

/** Tests of the gateway that touch no database, or bring their own: once is enough. */
const withoutServer = [
  'main/start.test.ts',
  'platform/log.test.ts',
  'platform/database/durable-fs.test.ts',
  'documents/{typst,renderer,words}.test.ts',
  'payments/provider/iyzico/*.test.ts',
  'staff/sign-in/{totp,password,browser-name}.test.ts',
  'panel/export/cells.test.ts',
].map((file) => `--exclude=apps/gateway/src/${file}`);

/** Everything `pnpm test` runs, in order: what is quick and fails most comes first. */
export const stages: Stage[] = [
  {
    name: 'format and lint',
    command: bin('biome'),
    args: ['ci', '.', '--diagnostic-level=warn', '--colors=off'],
  },
  { name: 'types', command: bin('turbo'), args: ['run', 'typecheck', '--output-logs=errors-only'] },
  {
    name: 'dependency rules',
    command: bin('depcruise'),
    args: ['--config', 'packages/tooling/dependency-rules.cjs', 'apps', 'packages', 'e2e', 'bench'],
  },
  { name: 'build', command: bin('turbo'), args: ['run', 'build', '--output-logs=errors-only'] },
  { name: 'assemble', command: bin('turbo'), args: ['run', 'assemble', '--output-logs=errors-only'] },
  { name: 'unit', command: bin('vitest'), ...vitest('unit', ['unit', 'sandbox']) },
  {
    name: 'gateway on the embedded database',
    together: 'gateway',
    command: bin('vitest'),
    ...vitest('gateway-embedded', ['gateway']),
  },
  {
    name: 'gateway on a PostgreSQL server',
    together: 'gateway',
    command: process.execPath,
    args: [
      'apps/gateway/src/testing/with-postgres.ts',
      bin('vitest'),
      ...vitest('gateway-postgres', ['gateway']).args,
      ...withoutServer,
    ],
    report: { file: `${reports}/gateway-postgres.json`, kind: 'vitest' },
  },
  /* PostgreSQL is done long before the embedded database */
  { name: 'bytes', together: 'gateway', command: process.execPath, args: ['bench/budget.ts'] },
  {
    name: 'browser journeys',
    command: join(root, 'e2e/node_modules/.bin/playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` },
    report: { file: `${reports}/browser.json`, kind: 'playwright' },
  },
];

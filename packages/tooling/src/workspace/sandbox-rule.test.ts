import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../start/settings.ts';

const house = mkdtempSync(join(tmpdir(), 'sigorta-rules-'));
afterAll(() => rmSync(house, { recursive: true }));

const source = { 'apps/pet/src/pet/sandbox/plans.ts': 'export const plans = 1;' };

/** Names of the rules that a house of these files breaks. */
function broken(files: Readonly<Record<string, string>>): string[] {
  rmSync(join(house, 'apps'), { recursive: true, force: true });
  for (const [file, text] of Object.entries({ ...source, ...files })) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  const rules = join(root, 'packages/tooling/dependency-rules.cjs');
  const cruise = ['--config', rules, '--output-type', 'json', 'apps'];
  const report = run(join(root, 'node_modules/.bin/depcruise'), cruise);
  return JSON.parse(report).summary.violations.map(({ rule }: { rule: { name: string } }) => rule.name);
}

function run(program: string, words: string[]): string {
  try {
    return execFileSync(program, words, { cwd: house, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const reads = (path: string) => `export { plans } from '${path}';`;

test('what invented insurers answer is imported in its own folder and by tests; the sandbox discovers it', {
  timeout: 60_000,
}, () => {
  expect(
    broken({
      'apps/pet/src/pet/sandbox/insurers.ts': reads('./plans.ts'),
      'apps/pet/src/pet/pet.test.ts': reads('./sandbox/plans.ts'),
    }),
  ).toEqual([]);
});

test.each(['apps/pet/src/pet/product.ts', 'apps/pet/src/remote.ts'])(
  'never by %s',
  { timeout: 60_000 },
  (file) => {
    const path = file.endsWith('remote.ts') ? './pet/sandbox/plans.ts' : './sandbox/plans.ts';
    expect(broken({ [file]: reads(path) })).toEqual(['invented-answers-are-for-the-sandbox']);
  },
);

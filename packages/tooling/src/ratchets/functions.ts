import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Measure } from './compare.ts';

interface Report {
  diagnostics: { category: string; location: { path: string } }[];
}

/**
 * Functions beyond the limits of `function-limits.json`: 80 lines, cognitive complexity 15. Tests may be long.
 * @param root folder that is looked at
 * @param biome the program
 * @throws when the program gives no report
 */
export function functionMeasures(root: string, biome: string): { long: Measure; complex: Measure } {
  const config = join(import.meta.dirname, 'function-limits.json');
  const args = ['lint', `--config-path=${config}`, '--reporter=json', '--max-diagnostics=none', '.'];
  const run = spawnSync(biome, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (!run.stdout.startsWith('{'))
    throw new Error(`biome gave no report: ${run.stderr || run.error?.message}`);
  const { diagnostics } = JSON.parse(run.stdout) as Report;
  const count = (rule: string): Measure => {
    const found: Record<string, number> = {};
    for (const { category, location } of diagnostics) {
      if (category.endsWith(`/${rule}`)) found[location.path] = (found[location.path] ?? 0) + 1;
    }
    return found;
  };
  return { long: count('noExcessiveLinesPerFunction'), complex: count('noExcessiveCognitiveComplexity') };
}

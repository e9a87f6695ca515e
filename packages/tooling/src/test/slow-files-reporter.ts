import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../start/settings.ts';
import { slowestLines } from './slowest.ts';

/** A reporter of vitest: which files cost the run its time, hooks and imports counted. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const taken = modules.map((module) => {
      const { collectDuration, duration, environmentSetupDuration } = module.diagnostic();
      return {
        file: relative(root, module.moduleId),
        ms: collectDuration + duration + environmentSetupDuration,
      };
    });
    console.log(['', ...slowestLines(taken)].join('\n'));
  }
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../start/settings.ts';

/** A house of a few planted files, held against the rules of who may import whom. */
export interface PlantedHouse {
  /** names of the rules that these files break */
  broken: (files: Readonly<Record<string, string>>) => string[];
  remove: () => void;
}

/** @param always files that every try has */
export function plantedHouse(always: Readonly<Record<string, string>>): PlantedHouse {
  const house = mkdtempSync(join(tmpdir(), 'sigorta-rules-'));
  const run = (words: string[]): string => {
    try {
      return execFileSync(join(root, 'node_modules/.bin/depcruise'), words, {
        cwd: house,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  return {
    broken: (files) => {
      rmSync(join(house, 'apps'), { recursive: true, force: true });
      for (const [file, text] of Object.entries({ ...always, ...files })) {
        mkdirSync(dirname(join(house, file)), { recursive: true });
        writeFileSync(join(house, file), text);
      }
      const rules = join(root, 'packages/tooling/dependency-rules.cjs');
      const report = run(['--config', rules, '--output-type', 'json', 'apps']);
      return JSON.parse(report).summary.violations.map(({ rule }: { rule: { name: string } }) => rule.name);
    },
    remove: () => rmSync(house, { recursive: true }),
  };
}

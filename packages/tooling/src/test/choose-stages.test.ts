import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StopError } from '../process/stop-error.ts';
import { chooseStages } from './choose-stages.ts';
import type { Stage } from './stages.ts';

const stage = (name: string): Stage => ({ name, command: 'true', args: [] });
const all = [stage('format and lint'), stage('types'), stage('unit'), stage('gateway on a server')];
const chosen = (...words: string[]) => chooseStages(all, words).map(({ name }) => name);

describe('words after the test command', () => {
  it('choose every stage when there are none', () => {
    expect(chosen()).toEqual(['format and lint', 'types', 'unit', 'gateway on a server']);
  });

  it('choose the stages whose name holds one of them, in the order of the stages', () => {
    expect(chosen('unit')).toEqual(['unit']);
    expect(chosen('gateway', 'lint')).toEqual(['format and lint', 'gateway on a server']);
  });

  it.each(['unti', 'Unit', 'apps/gateway/src/platform/log.test.ts', '--watch', ''])(
    'are refused when "%s" is part of no name, and the sentence names every stage',
    (word) => {
      expect(() => chosen('unit', word)).toThrow(StopError);
      expect(() => chosen('unit', word)).toThrow(
        `No stage of the test command has "${word}" in its name; ` +
          'the stages are "format and lint", "types", "unit", "gateway on a server".',
      );
    },
  );
});

it('a wrong word ends the command with a sentence and runs nothing', () => {
  const entry = join(import.meta.dirname, 'test.mjs');
  const run = spawnSync(process.execPath, [entry, 'unti'], { encoding: 'utf8' });
  expect(run.stderr).toMatch(/^No stage of the test command has "unti" in its name; [^\n]*"unit"[^\n]*\n$/);
  expect(run.stdout).toBe('');
  expect(run.status).toBe(2);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from './build-turn.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sigorta-turn-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const file = join(import.meta.dirname, 'build-turn.ts');

/** A process that builds for a while and writes down when it began and ended. */
function builder(name: string): Promise<unknown> {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { inTurn } from ${JSON.stringify(file)};
    const told = (what) => appendFileSync(${JSON.stringify(join(root, 'told'))}, ${JSON.stringify(name)} + ' ' + what + '\\n');
    await inTurn(${JSON.stringify(root)}, () => told('waits'), async () => {
      told('begins');
      await new Promise((resolve) => setTimeout(resolve, 400));
      told('ends');
    });`;
  return once(spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }), 'exit');
}

it('of three processes one builds at a time', async () => {
  await Promise.all(['a', 'b', 'c'].map(builder));
  const told = readFileSync(join(root, 'told'), 'utf8').trim().split('\n');
  const building = told.filter((line) => !line.endsWith('waits'));
  expect(building).toHaveLength(6);
  for (let at = 0; at < building.length; at += 2) {
    const [name = ''] = (building[at] ?? '').split(' ');
    expect(building.slice(at, at + 2)).toEqual([`${name} begins`, `${name} ends`]);
  }
  expect(existsSync(join(root, '.cache/building'))).toBe(false);
});

it('a build that was killed holds nobody up', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  mkdirSync(join(root, '.cache'));
  writeFileSync(join(root, '.cache/building'), String(gone.pid));
  const [waits, build] = [vi.fn(), vi.fn(async () => {})];
  await inTurn(root, waits, build);
  expect(waits).toHaveBeenCalledOnce();
  expect(build).toHaveBeenCalledOnce();
});

it('a build that fails makes way, and says why', async () => {
  await expect(inTurn(root, vi.fn(), () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  const build = vi.fn(async () => {});
  await inTurn(root, vi.fn(), build);
  expect(build).toHaveBeenCalledOnce();
});

import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { notesOf } from './kept-notes.ts';

const run = promisify(execFile);
const config = JSON.stringify({ compilerOptions: { strict: true }, include: ['../src/*.ts'] });

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'notes-'));
  mkdirSync(join(place, 'shared'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const clone = (name: string, number: string) => {
  const folder = join(place, name, 'types');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(place, name, 'src'));
  writeFileSync(join(folder, 'tsconfig.json'), config);
  writeFileSync(join(place, name, 'src/one.ts'), `export const one: number = ${number};\n`);
  writeFileSync(
    join(place, name, 'src/two.ts'),
    `import { one } from './one.ts';\nexport const two = one + 1;\n`,
  );
  return folder;
};
const notes = (folder: string, CI?: string) => notesOf(config, folder, { CI }, join(place, 'shared'));

const look = async (folder: string, words: readonly string[]): Promise<string> => {
  const all = ['--noEmit', '--allowImportingTsExtensions', '--project', folder, ...words];
  return run(join(root, 'node_modules/.bin/tsc'), all).then(
    () => 'nothing',
    (error: { stdout: string }) => error.stdout,
  );
};

it('a fault is found by the notes of another clone, as often as somebody looks, and is kept for nobody', async () => {
  const first = clone('first', '1');
  const made = notes(first);
  expect(await look(first, made?.words ?? [])).toBe('nothing');
  made?.keepAfter(0);
  const second = clone('second', "'no number'");
  const read = notes(second);
  expect(existsSync(read?.file ?? '')).toBe(true);
  for (let time = 0; time < 2; time += 1)
    expect(await look(second, read?.words ?? [])).toContain('src/one.ts');
  const [kept = ''] = readdirSync(join(place, 'shared'));
  const before = readFileSync(join(place, 'shared', kept), 'utf8');
  read?.keepAfter(2);
  expect(readFileSync(join(place, 'shared', kept), 'utf8')).toBe(before);
});

it('notes that nobody wrote for a month are forgotten', async () => {
  const month = new Date(Date.now() - 31 * 86_400_000);
  for (const name of ['old.tsbuildinfo', 'young.tsbuildinfo']) writeFileSync(join(place, 'shared', name), '');
  utimesSync(join(place, 'shared/old.tsbuildinfo'), month, month);
  const folder = clone('first', '1');
  const made = notes(folder);
  await look(folder, made?.words ?? []);
  made?.keepAfter(0);
  const left = readdirSync(join(place, 'shared'));
  expect(left).toContain('young.tsbuildinfo');
  expect(left).not.toContain('old.tsbuildinfo');
  expect(left).toHaveLength(2);
});

it('a machine that is thrown away writes no first notes, and reads those that are there', async () => {
  expect(notes(clone('first', '1'), 'true')).toBeNull();
  const made = notes(join(place, 'first/types'));
  await look(join(place, 'first/types'), made?.words ?? []);
  made?.keepAfter(0);
  expect(notes(clone('second', '1'), 'true')).not.toBeNull();
});

it('another configuration has notes of its own, and without a folder of all clones each has its own', () => {
  const folder = clone('first', '1');
  expect(notesOf('{}', folder, {}, join(place, 'shared'))?.file).not.toBe(notes(folder)?.file);
  const alone = notesOf(config, folder, {}, null);
  expect(alone?.words).toContain(alone?.file);
  alone?.keepAfter(0);
});

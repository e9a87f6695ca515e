import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StopError } from '../process/stop-error.ts';
import { runNew } from './run-new.ts';
import { type LinkedHouse, linkedHouse } from './testing/linked-house.ts';

const sources = 'packages/insurers/src';
let house: LinkedHouse;
const ask = (...words: string[]) => runNew(words, house.root, () => {});
const read = (file: string) => readFileSync(join(house.root, sources, file), 'utf8');

beforeAll(async () => {
  house = await linkedHouse(['packages/insurers']);
}, 120_000);
afterAll(() => house?.remove());

test('a new insurer compiles, stands behind the others and passes the test of them all', {
  timeout: 120_000,
}, async () => {
  await ask('insurer', 'karagul', '--name', 'Karagül Sigorta', '--wire', 'soap');
  await house.run('packages/insurers', 'tsc', ['--noEmit', '--checkers', '1']);
  const { insurerNames, insurers } = await import(join(house.root, sources, 'generated/insurers.ts'));
  expect(insurerNames.at(-1)).toEqual({ id: 'karagul', name: 'Karagül Sigorta' });
  expect(Object.keys(insurers).at(-1)).toBe('karagul');
  expect(insurers.karagul.wire).toBe('soap');
  const report = await house.run('packages/insurers', 'vitest', ['run', '--reporter=verbose']);
  expect(report).toContain('karagul has a mark of its name');
});

test.each([
  [['insurer', 'laledere', '--name', 'Yeni Sigorta'], 'There is an insurer "laledere" already.'],
  [['insurer', 'zeytin', '--name', 'Laledere Sigorta'], '"laledere" is called Laledere Sigorta already.'],
  [['insurer', 'lalezar', '--name', 'Lalezar Sigorta'], 'Numbers of "laledere" begin with LAL'],
  [['insurer', 'Zeytin', '--name', 'Zeytin Sigorta'], '"Zeytin" is no id of an insurer'],
  [['insurer', 'zeytin'], 'An insurer needs --name'],
  [
    ['insurer', 'zeytin', '--name', 'Zeytin Sigorta', '--wire', 'fax'],
    'speaks no "fax"; it speaks json, soap.',
  ],
])('%j is refused and writes nothing', async (words, sentence) => {
  const before = read('generated/insurers.ts');
  const refused = ask(...words);
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toThrow(StopError);
  expect(existsSync(join(house.root, sources, 'zeytin'))).toBe(false);
  expect(existsSync(join(house.root, sources, 'lalezar'))).toBe(false);
  expect(read('generated/insurers.ts')).toBe(before);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/settings.ts';
import { levelsOf } from './levels.ts';
import { asvsPage, type Requirement, requirements } from './page.ts';

const expected = Object.entries(levelsOf).flatMap(([section, levels]) =>
  [...levels].map((level, at) => `${section}.${at + 1} at level ${level}`),
);

test('every requirement of both levels stands there once, in the order of the standard', () => {
  expect(expected).toHaveLength(253);
  expect(requirements.map(({ id, level }) => `${id} at level ${level}`)).toEqual(expected);
});

/** What a row owes for its answer and does not have. */
const missing = ({ id, answer, test: proof, path, because }: Requirement): string[] => {
  if (answer === 'proven') {
    if (!proof) return [`${id} names no test`];
    const file = join(root, proof.file);
    const isTest = /\.(?:test\.tsx?|e2e\.ts)$/.test(proof.file) && existsSync(file);
    const text = isTest ? readFileSync(file, 'utf8') : '';
    /* as it is written: a whole text of the source, not a piece of one */
    const isThere = ["'", '"', '`'].some((mark) => text.includes(`${mark}${proof.title}${mark}`));
    return isThere ? [] : [`${id}: no test “${proof.title}” in ${proof.file}`];
  }
  if (!because) return [`${id} says no reason`];
  if (answer === 'by design') return path && existsSync(join(root, path)) ? [] : [`${id}: no ${path}`];
  return proof || path ? [`${id} is ${answer} and names a proof`] : [];
};

test('every test is there by file and title, every place is there, and nothing else is said without a reason', () => {
  expect(requirements.flatMap(missing)).toEqual([]);
});

test('a row with a test or a place of before would be seen', () => {
  const [proven] = requirements.filter(({ answer }) => answer === 'proven');
  const row = { ...(proven as Requirement) };
  expect(
    missing({ ...row, test: { file: row.test?.file ?? '', title: 'a title nobody wrote' } }),
  ).toHaveLength(1);
  expect(missing({ ...row, answer: 'by design', path: 'apps/nowhere.ts', because: 'a' })).toHaveLength(1);
  expect(missing({ ...row, answer: 'open' })).toHaveLength(1);
});

/** Without the spaces and lines by which the formatter sets tables. */
const said = (page: string): string => page.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

test('docs/asvs.md is what `pnpm asvs` writes', () => {
  expect(said(readFileSync(join(root, 'docs/asvs.md'), 'utf8'))).toBe(said(asvsPage()));
});

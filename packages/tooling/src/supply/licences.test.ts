import { expect, test } from 'vitest';
import { licenceProblems } from './licences.ts';

const rules = {
  free: ['MIT', 'Zlib'],
  read: [{ package: '@vips/lib-*', licence: 'LGPL-3.0-or-later', why: 'a shared library' }],
};
const vips = { 'LGPL-3.0-or-later': [{ name: '@vips/lib-arm64' }] };

test.each(['MIT', 'MIT OR GPL-3.0', '(MIT AND Zlib)', 'GPL-3.0 OR MIT'])('%s is free', (licence) => {
  expect(licenceProblems({ ...vips, [licence]: [{ name: 'a' }] }, rules)).toEqual([]);
});

test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'Unknown', 'SEE LICENSE IN LICENSE', 'MIT AND GPL-3.0 OR MIT', ''])(
  '%s is read by a person first',
  (licence) => {
    expect(licenceProblems({ ...vips, [licence]: [{ name: 'a' }] }, rules)).toEqual([
      `a comes under ${licence}: read it, then name it in supply/licences.json, or do without.`,
    ]);
  },
);

test('a reading is of one package under one licence, and goes with it', () => {
  expect(licenceProblems({ 'LGPL-3.0-or-later': [{ name: '@vips/other' }] }, rules)).toEqual([
    '@vips/other comes under LGPL-3.0-or-later: read it, then name it in supply/licences.json, or do without.',
    'No installed package is @vips/lib-* under LGPL-3.0-or-later: take its line out.',
  ]);
});

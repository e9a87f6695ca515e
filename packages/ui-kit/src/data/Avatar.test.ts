import { expect, test } from 'vitest';
import { initialsOf } from './Avatar.tsx';

test.each([
  ['Defne Aydın', 'DA'],
  ['ilker şahin', 'İŞ'],
  ['Ada', 'A'],
  ['Mehmet Ali Can Öz', 'MÖ'],
  ['  ', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

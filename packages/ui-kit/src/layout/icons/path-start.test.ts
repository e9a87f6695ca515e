import { expect, test } from 'vitest';
import { fromAnywhere } from './path-start.ts';

test.each([
  ['m7 7 5 5', 'M7 7l5 5'],
  ['m21.73 18-8-14a2 2 0 0 0-3.48 0z', 'M21.73 18l-8-14a2 2 0 0 0-3.48 0z'],
  ['m6 9 6 6 6-6', 'M6 9l6 6 6-6'],
  ['m15 5v4', 'M15 5v4'],
  ['m.5-.5.5.5', 'M.5 -.5l.5.5'],
  ['M20 6 9 17l-5-5', 'M20 6 9 17l-5-5'],
])('%s joined to another path is %s', (path, expected) => {
  expect(fromAnywhere(path)).toBe(expected);
});

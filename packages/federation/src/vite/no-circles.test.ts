import { expect, test } from 'vitest';
import { circleIn } from './no-circles.ts';

const files = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test.each([
  ['files that stand on one another', { a: ['b', 'c'], b: ['c'], c: [] }, null],
  ['two that import each other', { page: ['a'], a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  ['a way round over three', { a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
  ['what is not of the build', { a: ['elsewhere'] }, null],
])('%s: %j gives %j', (_what, imports, circle) => {
  expect(circleIn(files(imports))).toEqual(circle);
});

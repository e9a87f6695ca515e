import { expect, test } from 'vitest';
import { holdsStorableText } from './storable-text.ts';

test.each<[string, unknown, boolean]>([
  [
    'letters of every script, emoji and line ends',
    { ad: 'Ayşe İ محمد Ж 😀\r\n', no: 1, x: null, y: [true] },
    true,
  ],
  ['NUL in a text', { a: [{ b: 'x\u0000' }] }, false],
  ['NUL in a key', { a: { 'x\u0000': 1 } }, false],
  ['a first half of a pair', ['\ud83d'], false],
  ['a second half of a pair', '\ude00x', false],
])('%s', (_, body, expected) => expect(holdsStorableText(body)).toBe(expected));

test('a body as deep as it may be is walked too', () => {
  const depth = 30_000;
  expect(holdsStorableText(JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`))).toBe(false);
});

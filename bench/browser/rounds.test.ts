import { expect, test } from 'vitest';
import { sequentialRounds } from './rounds.ts';

const at = (start: number, end: number) => ({ start, end });

test.each([
  ['a document alone', [], 1],
  ['scripts the document names', [at(110, 300), at(112, 500)], 2],
  ['a script that another one names', [at(110, 300), at(320, 500)], 3],
  ['a late one beside one that was still on its way', [at(110, 600), at(112, 300), at(320, 500)], 3],
  ['a chain of three', [at(110, 300), at(320, 500), at(510, 700)], 4],
])('%s: %j takes %d rounds', (_, spans, expected) => {
  expect(sequentialRounds(spans, 100)).toBe(expected);
});

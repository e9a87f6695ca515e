import { expect, test } from 'vitest';
import { plateMask } from './plate-mask.ts';

test.each([
  ['34a', '34A'],
  ['34 abc-1', '34ABC1'],
  ['34abc12', '34 ABC 12'],
  ['34 ABC 123', '34 ABC 123'],
  ['06 a 12345', '06 A 12345'],
  ['34çş', '34'],
  ['34 ABC 12345', '34 ABC 123'],
  ['٣٤ABC12', '34 ABC 12'],
])('%s is written %s', (typed, shown) => expect(plateMask(typed)).toBe(shown));

test('deleting takes the last letter away', () => {
  expect(plateMask('34 ABC 1', '34 ABC 12')).toBe('34ABC1');
});

test('what is no plate yet stays as it is typed, and a plate that is typed on too', () => {
  expect(plateMask('34AB')).toBe('34AB');
  expect(plateMask('34 ABC 123', '34 ABC 12')).toBe('34ABC123');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownSpelling } from './known-names.ts';
import { doubtsFor, doubtsOf, spelled, toggled } from './turkish-letters.ts';

test.each([
  ['SUKRU', 'ŞÜKRÜ'],
  ['SUEKRUE', 'ŞÜKRÜ'],
  ['FATMA GUL', 'FATMA GÜL'],
  ['OEZTUERK', 'ÖZTÜRK'],
  ['ANNA', null],
])('%s is known as %s', (written, spelling) => expect(knownSpelling(written)).toBe(spelling));

test('the letters of a known spelling are found in what the zone writes', () => {
  for (const [written, spelling] of [
    ['SUKRU', 'ŞÜKRÜ'],
    ['SUEKRUE', 'ŞÜKRÜ'],
    ['OMER', 'ÖMER'],
  ] as const)
    expect(spelled(written, doubtsFor(written, spelling))).toBe(spelling);
  expect(doubtsFor('ANNA', 'ŞÜKRÜ')).toEqual([]);
});

test('nothing is changed until it is chosen, and choosing twice takes it back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{1,12}$/), (name) => {
      expect(spelled(name, [])).toBe(name);
      for (const doubt of doubtsOf(name)) {
        const once = toggled([], doubt);
        expect(spelled(name, once)).not.toBe(name);
        expect(spelled(name, toggled(once, doubt))).toBe(name);
      }
    }),
    { seed: 461 },
  );
});

test('UE is one letter or two, never both', () => {
  const [one, two] = doubtsOf('UE');
  if (!one || !two) throw new Error('both were expected');
  expect([spelled('UE', [one]), spelled('UE', [two])]).toEqual(['ÜE', 'Ü']);
  expect(spelled('UE', toggled([one], two))).toBe('Ü');
});

test('each letter is offered once, the last one too', () => {
  expect(doubtsOf('SUKRU').map((doubt) => spelled('SUKRU', [doubt]))).toEqual(['ŞUKRU', 'SÜKRU', 'SUKRÜ']);
});

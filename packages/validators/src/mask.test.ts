import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMask, applyMaskAt } from './mask.ts';

test.each([
  ['## AAA ##', '34abc12', '34 ABC 12'],
  ['## AAA ##', '34', '34'],
  ['## AAA ##', '34-a', '34 A'],
  ['AA ######', 'ab123456789', 'AB 123456'],
  ['aaa-SS', 'ABCde', 'abc-de'],
  ['XXXX', 'a1-B2c', 'a1B2'],
  ['(###) ### ## ##', '5321234567', '(532) 123 45 67'],
  ['+90 ###', '532', '+90 532'],
  ['+90 ###', '+90 532', '+90 532'],
  ['+90 ###', '90532', '+90 532'],
  ['SSS', 'a1B-c', 'aBc'],
  ['aaa', '1A2B', 'ab'],
  ['##', '٣٤', '34'],
  ['##', 'ab', ''],
])('%s makes "%s" into "%s"', (pattern, typed, shown) => {
  expect(applyMask(pattern, typed)).toBe(shown);
});

test('the caret stays behind the character it was behind', () => {
  expect(applyMaskAt('#### ####', '12345', 5)).toEqual({ text: '1234 5', caret: 6 });
  expect(applyMaskAt('#### ####', '1x234 5', 2)).toEqual({ text: '1234 5', caret: 1 });
});

const patterns = fc.constantFrom(
  '## AAA ##',
  'AA ######',
  '#### #### #### ####',
  'XX-XX',
  '(###) ### ## ##',
  'SSS.aa',
);

test('property: a mask leaves what it made alone and never outgrows its pattern', () => {
  fc.assert(
    fc.property(
      patterns,
      fc.string({ unit: fc.constantFrom(...'0123456789abÇxyZ -().'), maxLength: 24 }),
      (pattern, text) => {
        const shown = applyMask(pattern, text);
        expect(applyMask(pattern, shown)).toBe(shown);
        expect(shown.length).toBeLessThanOrEqual(pattern.length);
      },
    ),
  );
});

import { expect, test } from 'vitest';
import { maskPhone } from './mask-phone.ts';

test.each([
  ['0532 123 42 17', '+90 5•• ••• 42 17'],
  ['+905321234217', '+90 5•• ••• 42 17'],
  ['+49 151 2345678', '•••• 5678'],
  ['+55 11 91234 5678', '•••• 5678'],
  ['+٤٩ ١٥١ ٢٣٤٥٦٧٨', '•••• 5678'],
  ['٠٥٣٢ ١٢٣ ٤٢ ١٧', '+90 5•• ••• 42 17'],
])('%s is shown as %s', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

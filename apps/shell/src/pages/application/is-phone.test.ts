import { noPhones, typedPhones } from '@sigorta/validators/testing/typed-phones';
import { expect, test } from 'vitest';
import { isPhone } from './is-phone.ts';

/* the same that the gateway reads (its `platform/mobile.test.ts`) */
test.each(typedPhones.map(([typed]) => typed))('%s is a number', (text) => {
  expect(isPhone(text)).toBe(true);
});

test.each(noPhones)('“%s” is none', (text) => {
  expect(isPhone(text)).toBe(false);
});

import { typedPhone } from '@sigorta/contracts/typed-phone';
import { noPhones, typedPhones } from '@sigorta/validators/testing/typed-phones';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readMobile } from './mobile.ts';

const read = (typed: string): string | null => {
  const sent = v.safeParse(typedPhone, typed);
  return sent.success ? (readMobile(sent.output)?.number ?? null) : null;
};

test.each(typedPhones)('%s is read as %s', (typed, phone) => {
  expect(read(typed)).toBe(phone);
});

test.each(noPhones)('“%s” is no number that a message reaches', (typed) => {
  expect(read(typed)).toBeNull();
});

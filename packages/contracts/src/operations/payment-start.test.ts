import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paymentStart } from './payment-start.ts';

const keyOf = (key: string): boolean =>
  !v
    .safeParse(paymentStart.request, { of: { kind: 'free', key, reference: 'A 1' } })
    .issues?.some(({ path }) => path?.at(-1)?.key === 'key');

test('a key that its sender makes up is kept, so no card number is one', () => {
  expect(keyOf('4111117419000005')).toBe(false);
  expect(keyOf('4111-1174-1900-0005')).toBe(false);
  expect(keyOf('hR5vJ0aW_3xkQ-2mZs81dTfY')).toBe(true);
});

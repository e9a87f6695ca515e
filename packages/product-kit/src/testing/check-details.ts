import { describe, expect, test } from 'vitest';
import { faultsOf, messageKey } from '../message-key.ts';
import { policyDetailsOf } from '../policy-details.ts';
import type { Product, Samples } from '../product.ts';
import { fieldsOf } from '../product-fields.ts';
import { validate } from '../validate.ts';
import { fromWire, toWire } from '../wire.ts';
import { sampleDays } from './sample-days.ts';

/** Samples of what is asked after payment, for the products that ask. */
export function checkDetails(product: Product, { details }: Samples): void {
  const asked = policyDetailsOf(product);

  test('samples of the details after payment are there when they are asked', () => {
    expect(details !== undefined).toBe(asked !== null);
  });
  if (!asked || !details) return;

  describe.each(sampleDays)('details after payment on $today', (context) => {
    test('the valid ones are accepted and survive the way over the wire', () => {
      const valid = details.valid(context);
      expect(validate(asked, valid, context)).toEqual({ ok: true, application: valid });
      expect(fromWire(asked, JSON.parse(JSON.stringify(toWire(asked, valid))))).toEqual(valid);
    });

    test.each(details.invalid)('refused: $why', ({ change, field, message }) => {
      const result = validate(asked, change(details.valid(context), context), context);
      expect(result).toEqual({ ok: false, errors: [{ field, message }] });
    });
  });

  test('every message a detail can give has a sample that gets it', () => {
    const messages = fieldsOf(asked).flatMap((field) =>
      faultsOf(field).map((fault) => messageKey(field, fault)),
    );
    const shown = new Set(details.invalid.map(({ message }) => message));
    expect(messages.filter((message) => !shown.has(message))).toEqual([]);
  });
}

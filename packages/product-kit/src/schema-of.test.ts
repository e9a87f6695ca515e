import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { schemaOf } from './schema-of.ts';
import { context, product, validApplication } from './testing/sample-product.ts';
import { validate } from './validate.ts';

const errorsOf = (application: unknown) => {
  const result = validate(product, application, context);
  return result.ok ? [] : result.errors;
};

describe('an application', () => {
  test('comes out tidied', () => {
    const application = validApplication();
    const typed = {
      ...application,
      colour: '  turuncu ',
      phone: '+90 (535) 987-65-43',
      insured: [{ ...application.insured?.[0], firstName: ' Şule  ', nationalId: '٩٤١٤٠١٥٩٦٩٨' }],
    };
    expect(validate(product, typed, context)).toEqual({ ok: true, application });
  });

  test('loses what its conditions hide, whatever stands in it', () => {
    const result = validate(product, { ...validApplication(), size: 'small', colour: 42 }, context);
    expect(result.ok && 'colour' in result.application).toBe(false);
    expect(result.ok).toBe(true);
  });

  test('gives each missing field its own message, in screen order', () => {
    expect(errorsOf({ size: 'large', insured: [{}] })).toEqual([
      { field: 'colour', message: 'field.colour.error' },
      { field: 'beginDate', message: 'field.beginDate.error' },
      { field: 'endDate', message: 'field.endDate.error' },
      { field: 'insured.0.firstName', message: 'field.firstName.error' },
      { field: 'insured.0.lastName', message: 'field.lastName.error' },
      { field: 'insured.0.birthDate', message: 'field.birthDate.error.required' },
      { field: 'insured.0.nationalId', message: 'field.nationalId.error' },
      { field: 'phone', message: 'field.phone.error' },
      { field: 'email', message: 'field.email.error' },
    ]);
  });

  test.each(['extra', '__proto__', 'constructor', 'toString'])('is refused with a field "%s"', (name) => {
    const application: unknown = JSON.parse(
      `${JSON.stringify(validApplication()).slice(0, -1)},${JSON.stringify(name)}:{"a":1}}`,
    );
    expect(errorsOf(application)).toEqual([{ field: name, message: 'field.unknown.error' }]);
  });

  test('is refused with an unknown field of a person', () => {
    const application = validApplication();
    const insured = [{ ...application.insured?.[0], isStaff: true }];
    expect(errorsOf({ ...application, insured })).toEqual([
      { field: 'insured.0.isStaff', message: 'field.unknown.error' },
    ]);
  });

  test.each([
    [undefined, 'field.insured.error.tooFew'],
    ['everybody', 'field.insured.error.tooFew'],
    [[], 'field.insured.error.tooFew'],
    [Array.from({ length: 3 }, () => validApplication().insured?.[0]), 'field.insured.error.tooMany'],
  ])('needs one or two persons, not %j', (insured, message) => {
    expect(errorsOf({ ...validApplication(), insured })).toEqual([{ field: 'insured', message }]);
  });
});

describe('rules across fields', () => {
  const strict = {
    ...product,
    rules: [
      () => ({ field: 'insured.0.nationalId', message: 'rule.never' }),
      () => ({ field: 'email', message: 'rule.never' }),
    ],
  };

  test('mark their field by its path', () => {
    const result = validate(strict, validApplication(), context);
    expect(result).toEqual({
      ok: false,
      errors: [
        { field: 'insured.0.nationalId', message: 'rule.never' },
        { field: 'email', message: 'rule.never' },
      ],
    });
  });

  test('speak also while other fields are wrong, but not over a fault of the field itself', () => {
    const result = validate(strict, { ...validApplication(), email: 'a' }, context);
    expect(result).toEqual({
      ok: false,
      errors: [
        { field: 'insured.0.nationalId', message: 'rule.never' },
        { field: 'email', message: 'field.email.error' },
      ],
    });
  });
});

describe('whatever is sent', () => {
  test('is answered without an exception, and every message is a key', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (sent) => {
        for (const { message } of errorsOf(sent)) expect(message).toMatch(/^[a-z]+(\.[A-Za-z]+)+$/);
      }),
    );
  });

  test('in any field of a good application never passes as something it is not', () => {
    const names = Object.keys(validApplication());
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
        const result = validate(product, { ...validApplication(), [name]: value }, context);
        if (!result.ok) {
          expect(result.errors.length).toBeGreaterThan(0);
          return;
        }
        /* what passed passes again and no longer changes */
        expect(validate(product, result.application, context)).toEqual(result);
        expect(typeof result.application[name]).toBe(typeof validApplication()[name]);
      }),
    );
  });

  test('is judged alike through the standard interface that forms use', async () => {
    const standard = schemaOf(product, context)['~standard'];
    const answer = await standard.validate({ ...validApplication(), phone: '123' });
    expect(answer.issues?.map(({ message }) => message)).toEqual(['field.phone.error']);
    expect(v.is(schemaOf(product, context), validApplication())).toBe(true);
  });
});

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Rule } from './product.ts';
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

  test('that is none has one fault, which is of the whole', () => {
    for (const sent of ['text', 7, null, []])
      expect(errorsOf(sent)).toEqual([{ field: '', message: 'field.unknown.error' }]);
  });

  test('without a list of persons is told that one is missing', () => {
    const { insured: _, ...alone } = validApplication();
    expect(errorsOf(alone)).toEqual([{ field: 'insured', message: 'field.insured.error.tooFew' }]);
  });

  test('names what nobody asked for after what stands on the screen', () => {
    const { size: _, email: __, ...rest } = validApplication();
    expect(errorsOf({ extra: 1, ...rest }).map(({ field }) => field)).toEqual(['size', 'email', 'extra']);
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

describe('a rule', () => {
  const judge = (rules: readonly Rule[], sent: unknown) =>
    v.safeParse(schemaOf({ ...product, rules }, context), sent).issues ?? [];
  const never = (field: string) => () => ({ field, message: 'rule.never' });

  test('is not asked of what is no application', () => {
    let asked = 0;
    const counted = () => {
      asked += 1;
      return null;
    };
    expect(judge([counted], 'text')).toHaveLength(1);
    expect(asked).toBe(0);
    expect(judge([counted], validApplication())).toEqual([]);
    expect(asked).toBe(1);
  });

  test('speaks of a field only where none before it did', () => {
    expect(judge([never('email'), never('email')], validApplication())).toHaveLength(1);
  });

  test('marks a person’s field by the places on the way to it', () => {
    const application = validApplication();
    const [person] = application.insured ?? [];
    const [issue] = judge([never('insured.0.nationalId')], application);
    const told = issue?.path?.map(({ type, origin, key, value }) => ({ type, origin, key, value }));
    expect(told).toEqual([
      { type: 'object', origin: 'value', key: 'insured', value: application.insured },
      { type: 'array', origin: 'value', key: 0, value: person },
      { type: 'object', origin: 'value', key: 'nationalId', value: person?.nationalId },
    ]);
  });

  test('may mark a field that is not there', () => {
    const [issue] = judge([never('insured.7.nationalId')], validApplication());
    expect(issue?.path?.map(({ key }) => key)).toEqual(['insured', 7, 'nationalId']);
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

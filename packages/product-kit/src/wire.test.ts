import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import type { Application } from './field.ts';
import type { Product } from './product.ts';
import { context, product, validApplication } from './testing/sample-product.ts';
import { validate } from './validate.ts';
import { fromWire, pathToWire, toWire } from './wire.ts';

test('keys and option values are the wire’s, hidden and empty fields stay away', () => {
  const wire = toWire(product, { ...validApplication(), size: 'small', email: '' });
  expect(wire).toEqual({
    boyut: 1,
    baslangicTarihi: '2026-11-22',
    bitisTarihi: '2026-11-28',
    sigortalilar: [{ ad: 'Şule', soyad: 'Yağmurdereli', dogumTarihi: '1988-11-30', kimlikNo: '94140159698' }],
    telefon: '+905359876543',
  });
});

test('nobody is an empty list, and what no option holds goes as it is, to be refused', () => {
  const { insured: _, ...nobody } = validApplication();
  expect(toWire(product, nobody)).toMatchObject({ sigortalilar: [] });
  expect(toWire(product, { ...validApplication(), size: 'huge' })).toMatchObject({ boyut: 'huge' });
});

/* by hand from decision 0312: a path of the code, and the same as it was sent */
describe('a refused field is named as it was sent', () => {
  test.each([
    ['size', 'boyut'],
    ['insured', 'sigortalilar'],
    ['insured.1', 'sigortalilar.1'],
    ['insured.0.birthDate', 'sigortalilar.0.dogumTarihi'],
    ['unknown.x', 'x'],
    ['unknown.', ''],
    ['insured.0.unknown.x', 'sigortalilar.0.x'],
    ['nobody', 'nobody'],
    ['insuredToo', 'insuredToo'],
  ])('%s: %s', (path, sent) => {
    expect(pathToWire(product, path)).toBe(sent);
  });

  test('a person that is no object is named itself', () => {
    const application = fromWire(product, { sigortalilar: [7] });
    const [name] = Object.keys(application.insured?.[0] ?? {});
    expect(pathToWire(product, `insured.0.${name}`)).toBe('sigortalilar.0');
  });

  test('a product without persons may have a field of that name', () => {
    const fields = [{ kind: 'number', name: 'insured', wire: 'sigortaBedeli' }] as const;
    const priced: Product = { ...umbrellas, steps: [{ id: 'one', kind: 'fields', fields }] };
    expect(pathToWire(priced, 'insured')).toBe('sigortaBedeli');
  });
});

const applications: fc.Arbitrary<Application> = fc.record(
  {
    size: fc.constantFrom('small', 'large'),
    colour: fc.string(),
    beginDate: fc.string(),
    phone: fc.string(),
    insured: fc.array(fc.record({ firstName: fc.string(), nationalId: fc.string() }, { requiredKeys: [] })),
  },
  { requiredKeys: ['insured'] },
);

/* a thing is insured, nobody */
const umbrellas: Product = {
  ...product,
  steps: product.steps.filter(({ kind }) => kind === 'fields'),
  insured: { min: 0, max: 0, fields: [] },
};

test('the way there and back and there again gives the same wire', () => {
  fc.assert(
    fc.property(applications, (application) => {
      const wire = toWire(product, application);
      expect(toWire(product, fromWire(product, JSON.parse(JSON.stringify(wire))))).toEqual(wire);
    }),
  );
});

test.each([7, 'Karanlık', 'small'])('an option that nobody offers is refused, not left out: %s', (boyut) => {
  const optional = {
    ...product,
    steps: product.steps.map((step) =>
      step.kind === 'fields'
        ? {
            ...step,
            fields: step.fields.map((field) =>
              field.name === 'size' ? { ...field, optional: true } : field,
            ),
          }
        : step,
    ),
  };
  const sent = { ...toWire(product, { ...validApplication(), size: 'small' }), boyut };
  expect(validate(optional, fromWire(optional, sent), context)).toMatchObject({
    ok: false,
    errors: [{ field: 'size' }],
  });
  const { boyut: _, ...without } = sent;
  for (const nothing of [without, { ...sent, boyut: '' }, { ...sent, boyut: null }])
    expect(validate(optional, fromWire(optional, nothing), context)).toMatchObject({ ok: true });
});

describe('what a stranger sends', () => {
  const pathsOf = (of: Product, wire: unknown) => {
    const result = validate(of, fromWire(of, wire), context);
    return result.ok ? [] : result.errors.map(({ field }) => field);
  };
  const refused = (wire: unknown) => pathsOf(product, wire);
  const wire = () => toWire(product, validApplication());

  test('passes in the wire’s words only', () => {
    expect(refused(wire())).toEqual([]);
    expect(refused({ ...wire(), boyut: 'large' })).toEqual(['size']);
    expect(refused({ ...wire(), size: 'small' })).toEqual(['unknown.size']);
    expect(refused({ ...wire(), insured: [] })).toEqual(['unknown.insured']);
  });

  test('has no key without a name, of the form or of a person', () => {
    const { sigortalilar, ...form } = wire();
    const [person] = sigortalilar as Record<string, unknown>[];
    expect(refused({ ...wire(), '': 1 })).toEqual(['unknown.']);
    expect(refused({ ...form, sigortalilar: [{ ...person, '': 1 }] })).toEqual(['insured.0.unknown.']);
    expect(pathsOf(umbrellas, { ...form, '': 1 })).toEqual(['unknown.']);
  });

  test('has no persons where a thing is insured', () => {
    const { sigortalilar: _, ...form } = wire();
    expect(pathsOf(umbrellas, form)).toEqual([]);
    expect(pathsOf(umbrellas, wire())).toEqual(['unknown.sigortalilar']);
  });

  test.each(['__proto__', 'constructor', 'unknown.x'])('cannot smuggle a key "%s"', (key) => {
    const sent: unknown = JSON.parse(
      `${JSON.stringify(wire()).slice(0, -1)},${JSON.stringify(key)}:{"x":1}}`,
    );
    expect(refused(sent)).toEqual([expect.stringContaining('unknown')]);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('x');
  });

  test('is never answered with an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (sent) => {
        expect(refused(sent).length).toBeGreaterThan(0);
      }),
    );
    /* an object that cannot be turned into text */
    expect(refused({ ...wire(), boyut: { toString: 1 } })).toEqual(['size']);
    expect(refused({ ...wire(), sigortalilar: [{ toString: 1 }] })).toContain('insured.0.unknown.toString');
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (sigortalilar) => {
        refused({ ...wire(), sigortalilar });
      }),
    );
  });
});

test('a draft keeps names and drops numbers, unknown keys and nothing else', () => {
  const draft = draftOf(product, { ...validApplication(), cardNumber: '5528790000000008' });
  const { insured, ...rest } = validApplication();
  expect(draft).toEqual({
    ...rest,
    insured: insured?.map(({ nationalId: _, ...person }) => person),
  });
});

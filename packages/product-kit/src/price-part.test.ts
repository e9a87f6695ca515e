import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { discoverProducts } from './discover.ts';
import type { Application, Field } from './field.ts';
import { isRequest } from './is-request.ts';
import { priceAnswersOf, pricePartOf } from './price-part.ts';
import type { Product, Rule } from './product.ts';
import { fieldsOf } from './product-fields.ts';
import { sampleDays } from './testing/sample-days.ts';
import { validate } from './validate.ts';
import { fromWire, toWire } from './wire.ts';
import { wireSchemaOf } from './wire-schema.ts';

const products = (await discoverProducts(join(import.meta.dirname, '../../..'))).filter(
  ({ product }) => !isRequest(product),
);
const [day] = sampleDays;
if (!day) throw new Error('no day');

/** Written by hand: what a visitor is asked before the first price, in screen order. */
const asked: Record<string, string[]> = {
  'foreign-travel': ['tripType', 'region', 'purpose', 'country', 'beginDate', 'endDate', 'insured.birthDate'],
  'domestic-travel': ['beginDate', 'endDate', 'insured.birthDate', 'insured.idKind'],
  'travel-support': ['area', 'beginDate', 'endDate', 'tripCost', 'insured.birthDate'],
  erasmus: ['activity', 'country', 'beginDate', 'endDate', 'insured.birthDate'],
  incoming: ['beginDate', 'endDate', 'insured.nationality', 'insured.birthDate'],
  'phone-protection': ['brand', 'model', 'isNewDevice'],
  'phone-insurance': ['brand', 'model', 'isNewDevice'],
  dask: ['uavt', 'squareMetres', 'usage', 'buildYear', 'style', 'floors', 'renewal', 'beginDate'],
  home: [
    ...['uavt', 'squareMetres', 'buildYear', 'style', 'occupancy', 'buildingSum', 'contentsSum'],
    ...['coverTheft', 'coverFlood', 'coverGlass', 'coverLiability', 'coverEarthquake', 'beginDate'],
  ],
  pet: ['species', 'breed', 'petAge'],
  'complementary-health': [
    ...['province', 'outpatient', 'birth', 'beginDate'],
    ...['insured.birthDate', 'insured.gender', 'insured.height', 'insured.weight'],
  ],
  'foreigner-health': ['duration', 'beginDate', 'insured.birthDate'],
  pregnancy: ['expecting', 'pregnancyWeek', 'babies', 'province', 'beginDate', 'insured.birthDate'],
  complication: ['operation', 'operationDate', 'insured.birthDate'],
  traffic: ['vehicleType', 'province', 'noClaimsStep', 'beginDate'],
  kasko: [
    ...['modelYear', 'valueBand', 'usage', 'coverType', 'glass', 'replacementCar', 'noClaims', 'beginDate'],
  ],
  scooter: ['beginDate', 'endDate', 'insured.birthDate', 'insured.idKind'],
  'green-card': ['country', 'period', 'beginDate', 'vehicleType'],
};

test('every product that is sold says what its price needs', () => {
  const said = products.map(({ product }) => {
    const part = pricePartOf(product);
    const persons = part.insured.fields.map(({ name }) => `insured.${name}`);
    return [product.id, [...fieldsOf(part).map(({ name }) => name), ...persons]];
  });
  expect(Object.fromEntries(said)).toEqual(asked);
});

test('no price asks who somebody is or where to reach them', () => {
  const telling = /name|nationalId|foreignerId|passport|taxNumber|imei|plate|licence|phone|email/i;
  const kinds = ['personName', 'nationalId', 'foreignerId', 'taxNumber', 'passportNo', 'phone', 'email'];
  for (const { product } of products) {
    const part = pricePartOf(product);
    for (const { name, kind } of [...fieldsOf(part), ...part.insured.fields]) {
      expect(name, product.id).not.toMatch(telling);
      expect(kinds, `${product.id} ${name}`).not.toContain(kind);
    }
  }
});

describe.each(products.map((found) => [found.product.id, found] as const))('%s', (_id, found) => {
  const { product } = found;
  const part = pricePartOf(product);

  test('its price answers alone are whole, on the wire too', async () => {
    const samples = await found.samples();
    for (const context of sampleDays) {
      const answers = priceAnswersOf(product, samples.valid(context));
      expect(validate(part, answers, context)).toEqual({ ok: true, application: answers });
      expect(fromWire(part, JSON.parse(JSON.stringify(toWire(part, answers))))).toEqual(answers);
      expect(validate(product, answers, context)).toMatchObject({ ok: false });
    }
  });

  test('an answer for the policy is refused in the first phase, and stands in the second', async () => {
    const application = (await found.samples()).valid(day);
    const result = validate(part, application, day);
    expect(result).toMatchObject({ ok: false });
    expect(validate(product, application, day)).toMatchObject({ ok: true });
  });

  test('what is refused of a price answer alone is refused in both phases with the same words', async () => {
    const samples = await found.samples();
    const names = new Set([
      ...fieldsOf(part).map(({ name }) => name),
      ...part.insured.fields.map(({ name }) => name),
      ...(part.insured.max > 0 ? ['insured'] : []),
    ]);
    let judged = 0;
    for (const { change, field, message, why } of samples.invalid) {
      const changed = change(samples.valid(day), day);
      const result = validate(part, priceAnswersOf(product, changed), day);
      const [name = ''] = field.split('.').slice(-1);
      if (!names.has(name)) {
        expect(result, why).toMatchObject({ ok: true });
        continue;
      }
      if (result.ok) continue;
      judged += 1;
      expect(result.errors, why).toEqual([{ field, message }]);
    }
    expect(judged).toBeGreaterThan(0);
  });

  test('the wire form of the first phase names nothing else', () => {
    const properties = (schema: ReturnType<typeof wireSchemaOf>) =>
      Object.keys((schema as { properties: object }).properties).filter((key) => key !== 'sigortalilar');
    expect(properties(wireSchemaOf(part))).toEqual(fieldsOf(part).map(({ wire }) => wire));
  });
});

test('a rule over answers for the policy waits for them', async () => {
  const health = products.find(({ product }) => product.id === 'complementary-health');
  if (!health) throw new Error('no such product');
  const { product } = health;
  const valid = (await health.samples()).valid(day);
  const twice = { ...valid, insured: [valid.insured?.[0] ?? {}, valid.insured?.[0] ?? {}] };
  expect(validate(product, twice, day)).toMatchObject({ ok: false });
  expect(validate(pricePartOf(product), priceAnswersOf(product, twice), day)).toMatchObject({ ok: true });
});

describe('a rule before the policy’s answers are there', () => {
  const text = (name: string, isOfPrice: boolean): Field =>
    ({ kind: 'text', name, wire: name, ...(isOfPrice && { for: 'price' }) }) as Field;
  const [pet] = products.filter(({ product }) => product.id === 'pet');
  if (!pet) throw new Error('no such product');
  const fault = { field: 'days', message: 'field.days.error' };
  const judged = (rule: Rule): object | null => {
    const product = {
      ...pet.product,
      steps: [
        { id: 'all', kind: 'fields', fields: [text('days', true), text('name', false)] },
        { id: 'words', kind: 'fields', fields: [text('note', false)] },
        { id: 'insured', kind: 'insured' },
      ],
      insured: { min: 1, max: 3, fields: [text('age', true), text('passport', false)] },
      rules: [rule],
    } as unknown as Product;
    const part = pricePartOf(product);
    /* a step without any answer for the price is no step */
    expect(part.steps.map(({ id }) => id)).toEqual(['all', 'insured']);
    const application = { days: '9', name: 'Pamuk', insured: [{ age: '40', passport: 'U1' }, { age: '9' }] };
    return part.rules?.[0]?.(application, day) ?? null;
  };
  test.each<[string, Rule, boolean]>([
    ['over an answer for the price', ({ days }) => (days === '9' ? fault : null), true],
    ['that finds nothing wrong', ({ days }) => (days === '8' ? fault : null), false],
    ['over an answer for the policy', ({ name }) => (name === 'Pamuk' ? fault : null), false],
    ['over both', ({ days, name }) => (days === '9' && name ? fault : null), false],
    ['over how many persons there are', ({ insured }) => (insured?.length === 2 ? fault : null), true],
    [
      'over what a price needs of persons',
      ({ insured }) => (insured?.some(({ age }) => age === '9') ? fault : null),
      true,
    ],
    [
      'over what only the policy needs of them',
      ({ insured }) => (insured?.[0]?.passport ? fault : null),
      false,
    ],
    [
      'that asks of what sort the answers are',
      (all) => (String(Object.prototype.toString.call(all)) ? fault : null),
      true,
    ],
    /* written out whole it is looked at whole */
    ['over all of it', (application) => (JSON.stringify(application) ? fault : null), false],
  ])('%s: %#', (_, rule, speaks) => {
    expect(judged(rule)).toEqual(speaks ? fault : null);
  });

  test('advice that hangs on an answer for the policy waits for it', () => {
    const on = (...names: string[]) => ({
      field: 'days',
      when: names.map((field) => ({ field, is: ['9'] })),
      text: `advice.${names.join('.')}` as const,
      set: {},
    });
    const steps = [
      { id: 'all', kind: 'fields', fields: [text('days', true), text('name', false)] },
    ] as Product['steps'];
    const part = pricePartOf({ ...pet.product, steps, advice: [on('days'), on('days', 'name'), on('name')] });
    expect(part.advice?.map(({ text: key }) => key)).toEqual(['advice.days']);
  });

  test('nobody consents before anything is said of him, and a summary tells what is asked', () => {
    const fields = [text('days', true), text('name', false)];
    const part = pricePartOf({
      ...pet.product,
      steps: [{ id: 'all', kind: 'fields', fields }],
      consents: [{ at: 'form' }, { at: 'payment' }] as unknown as Product['consents'],
      summary: ['days', 'name', 'nothing'],
    });
    expect(part.consents).toEqual([{ at: 'payment' }]);
    expect(part.summary).toEqual(['days']);
  });

  test('no person is asked for where none counts for the price', () => {
    const insured = { min: 1, max: 3, fields: [text('passport', false)] };
    expect(pricePartOf({ ...pet.product, insured }).insured).toEqual({ min: 0, max: 0, fields: [] });
  });

  test('is asked although what was sent as a person is none', () => {
    const rules: Rule[] = [({ insured }) => (insured?.length === 1 ? fault : null)];
    const sent = { insured: [null] } as unknown as Application;
    expect(pricePartOf({ ...pet.product, rules }).rules?.[0]?.(sent, day)).toEqual(fault);
  });

  test('that looks at no persons where there are none', () => {
    const { product } = pet;
    const rules: Rule[] = [({ insured }) => (insured === undefined ? fault : null)];
    expect(pricePartOf({ ...product, rules }).rules?.[0]?.({}, day)).toEqual(fault);
  });
});

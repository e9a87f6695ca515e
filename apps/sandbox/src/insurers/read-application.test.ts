import { toWire } from '@sigorta/product-kit/wire';
import type { WireNames } from '@sigorta/product-kit/wire-names';
import { expect, test } from 'vitest';
import { sampleTrip } from '../testing/fixture/apps/sample/src/sample-trip/product.ts';
import { insurer, key, quoteRequest } from '../testing/insurer-client.ts';
import { post, started } from '../testing/started.ts';
import { readApplication } from './read-application.ts';

const agreed: WireNames = {
  form: { species: { wire: 'tur', values: { cat: 'kedi', dog: 2 } }, breed: 'irk' },
  insured: { firstName: 'ad' },
  policy: {},
};

test('an application is read in the agreed words', () => {
  expect(readApplication(agreed, { tur: 'kedi', irk: '12', sigortalilar: [{ ad: 'Şule' }] })).toEqual({
    species: 'cat',
    breed: '12',
    insured: [{ firstName: 'Şule' }],
  });
  expect(readApplication(agreed, { tur: '2' })).toEqual({ species: 'dog' });
});

test.each([
  ['a field', { irkX: '12' }],
  ['a field of a person', { sigortalilar: [{ isim: 'Şule' }] }],
  ['a value', { tur: 'cat' }],
  ['a list where one value is meant', { irk: ['12'] }],
  ['one person where a list is meant', { sigortalilar: { ad: 'Şule' } }],
])('%s that was not agreed is refused', (_, wire) => {
  expect(() => readApplication(agreed, wire)).toThrow(/^(no field|\w+ knows no|\w+ is (one value|a list))/);
});

test('a declaration that renames a field on the wire gets no offer', async () => {
  const [trip, ...rest] = sampleTrip.steps;
  if (trip?.kind !== 'fields') throw new Error('no fields');
  const [begin, ...others] = trip.fields;
  if (!begin) throw new Error('no field');
  const renamed = {
    ...sampleTrip,
    steps: [{ ...trip, fields: [{ ...begin, wire: 'baslangicTarihiX' }, ...others] }, ...rest],
  };
  const filled = { begin: '2026-12-01', end: '2026-12-08', insured: [{ birthDate: '1990-01-02' }] };
  const ask = async (product: typeof sampleTrip, reference: string) =>
    post(
      `${insurer(sandbox, 'turnagol').base}/quotes`,
      { ...quoteRequest(reference), application: toWire(product, filled) },
      key,
    );
  const sandbox = await started();
  expect((await ask(sampleTrip, 'as-agreed')).body).toMatchObject({ result: 'quoted' });
  expect(await ask(renamed, 'renamed')).toMatchObject({ status: 400, body: { code: 'unknown-field' } });
});

test('what is asked after payment is read in the agreed words too', async () => {
  const sandbox = await started();
  const { base, quote } = insurer(sandbox, 'turnagol');
  const { quoteNo } = (await quote('q')).body;
  const paid = { quoteNo, reference: 'order', paidPremium: { minor: 2000, currency: 'EUR' } };
  expect(await post(`${base}/policies`, { ...paid, details: { mikrocip: '1' } }, key)).toMatchObject({
    status: 400,
    body: { code: 'unknown-field' },
  });
});

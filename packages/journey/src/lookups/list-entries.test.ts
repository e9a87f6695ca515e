import { createGateway } from '@sigorta/gateway-client/gateway';
import type { FieldOf } from '@sigorta/product-kit/field';
import { expect, test } from 'vitest';
import { listKey, readEntries } from './list-entries.ts';
import { knownNames, nameKey, readNames } from './list-names.ts';

const field: FieldOf<'lookup'> = {
  kind: 'lookup',
  name: 'model',
  wire: 'model',
  from: 'phoneModels',
  params: ['brand'],
};
const { signal } = new AbortController();

/** A gateway that answers with `answers`, one a call; what is not a list is status 500. */
function gatewayWith(answers: unknown[]) {
  const asked: string[] = [];
  const gateway = createGateway({
    endpoint: 'http://localhost/apiConnection',
    token: 't',
    language: 'tr',
    fetch: async (input, init) => {
      asked.push(String(new Request(input, init).headers.get('producer')));
      const answer = answers.shift();
      return Response.json(answer ?? {}, { status: answer ? 200 : 500 });
    },
  });
  return { gateway, asked };
}

const models = { data: [{ id: 7, isim: 'Model', cep_depolama: { boyut: '128 GB' } }] };

test('a list waits for its parent', () => {
  expect(listKey(field, {}, 'tr')).toBeNull();
  expect(listKey(field, { brand: '' }, 'tr')).toBeNull();
  expect(listKey(field, { brand: '3' }, 'tr')).not.toBe(listKey(field, { brand: '4' }, 'tr'));
});

test('a list that failed is asked again, one that came is not', async () => {
  const { gateway, asked } = gatewayWith([null, models]);
  const values = { brand: '3' };
  const key = listKey(field, values, 'tr') ?? '';
  const read = () => readEntries(key, { field, values, gateway, signal });
  await expect(read()).rejects.toThrow();
  expect(await read()).toEqual([{ value: '7', label: 'Model | 128 GB' }]);
  expect(await read()).toHaveLength(1);
  expect(asked).toEqual(['modeller/3', 'modeller/3']);
});

test('names come from the list the form shows, those of countries from the built-in book', async () => {
  const { gateway, asked } = gatewayWith([models]);
  const values = { brand: '5' };
  const key = nameKey(field, values, 'tr') ?? '';
  expect(knownNames(key)).toBeUndefined();
  await readNames(key, { field, values, gateway, signal });
  expect(knownNames(key)?.('7')).toBe('Model | 128 GB');
  expect(knownNames(key)?.('8')).toBeNull();

  const country = {
    kind: 'lookup',
    name: 'country',
    wire: 'ulke',
    from: 'countries',
    params: ['region'],
  } as const;
  const book = nameKey(country, {}, 'tr') ?? '';
  await readNames(book, { field: country, values: {}, gateway, signal });
  expect(knownNames(book)?.('276')).toBe('Almanya');
  expect(asked).toHaveLength(1);
});

test.each([
  'countries',
  'countriesErasmus',
  'greenCardCountries',
  'nationalities',
  'foreignNationalities',
] as const)('the name of an entry of %s needs no parent', (from) => {
  expect(nameKey({ ...field, from }, {}, 'tr')).toBe('names|tr');
});

test('a list waits for every parent, and one without any for none', () => {
  const two = { ...field, params: ['brand', 'year'] };
  expect(listKey(two, { brand: '3' }, 'tr')).toBeNull();
  expect(listKey(two, { brand: '3', year: '12' }, 'tr')).not.toBe(
    listKey(two, { brand: '31', year: '2' }, 'tr'),
  );
  const { params: _, ...alone } = field;
  expect(listKey(alone, {}, 'tr')).not.toBeNull();
});

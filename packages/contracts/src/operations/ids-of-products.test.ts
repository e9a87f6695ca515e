import * as v from 'valibot';
import { expect, test } from 'vitest';
import { basvuruYap } from './basvuru-yap.ts';
import { livePrice } from './live-price.ts';
import { quoteCreate } from './quote-create.ts';
import { vehicleFind } from './vehicle-find.ts';

/* a folder of a product may be named like this (tooling, `new product`) */
const id = 'home-24';

const issuesOf = (schema: v.GenericSchema, asked: object, field: string): string[] =>
  (v.safeParse(schema, asked).issues ?? []).filter((one) => v.getDotPath(one) === field).map(String);

test.each([
  ['quote', quoteCreate.request, 'product'],
  ['price beside the form', livePrice.request, 'product'],
  ['search for a vehicle', vehicleFind.request, 'product'],
  ['application left while the family is down', basvuruYap.request, 'urun'],
])('a product with figures in its name is taken by a %s', (_, schema, field) => {
  expect(issuesOf(schema, { [field]: id }, field)).toEqual([]);
});

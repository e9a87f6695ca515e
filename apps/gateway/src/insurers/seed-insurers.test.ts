import { insurers } from '@sigorta/insurers/insurers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { seedInsurers } from './seed-insurers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = () =>
  database.db.selectFrom('insurer').select(['id', 'name', 'adapter', 'active']).orderBy('position').execute();

test('the insurers are asked in their order, some by SOAP, and what staff changed stays', async () => {
  await database.db.deleteFrom('insurer').execute();
  await seedInsurers(database.db);
  const seeded = await rows();
  const byPlace = Object.entries(insurers).toSorted(([, a], [, b]) => a.place.asked - b.place.asked);
  expect(seeded.map(({ id, name }) => [id, name])).toEqual(byPlace.map(([id, { name }]) => [id, name]));
  expect(seeded[0]).toMatchObject({ id: 'turnagol', adapter: 'json', active: true });
  expect(seeded[5]).toMatchObject({ id: 'poyraztas', name: 'Poyraztaş Sigorta', adapter: 'soap' });
  expect(seeded.find(({ id }) => id === 'sarikavak')?.adapter).toBe('soap');
  await database.db.updateTable('insurer').set({ active: false }).where('id', '=', 'yedicam').execute();
  await seedInsurers(database.db);
  expect((await rows()).filter(({ active }) => !active).map(({ id }) => id)).toEqual(['yedicam']);
});

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

test('the insurers are asked in their order, two of them by SOAP, and what staff changed stays', async () => {
  await database.db.deleteFrom('insurer').execute();
  await seedInsurers(database.db);
  const seeded = await rows();
  expect(seeded.map(({ id }) => id)).toEqual([
    'turnagol',
    'bulutkaya',
    'yedicam',
    'laledere',
    'incirova',
    'poyraztas',
    'aycimen',
    'mercandal',
    'sarikavak',
    'meltemkiyi',
  ]);
  expect(seeded.flatMap(({ id, adapter }) => (adapter === 'soap' ? [id] : []))).toEqual([
    'poyraztas',
    'sarikavak',
  ]);
  expect(seeded[5]).toMatchObject({ name: 'Poyraztaş Sigorta', active: true });
  await database.db.updateTable('insurer').set({ active: false }).where('id', '=', 'yedicam').execute();
  await seedInsurers(database.db);
  expect((await rows()).filter(({ active }) => !active).map(({ id }) => id)).toEqual(['yedicam']);
});

import { fold } from '@sigorta/i18n/fold';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test.each([
  'İSMAİL Işık',
  'ŞÜKRÜ Yağcıoğlu',
  'Ирина Ёлкина ЙОД',
  'أَحْمَد الرّاشد ١٢٣',
  'Müller-Østergård',
  'a.b@ornek.com',
  'O’Neil',
  '  ',
])('the database folds %j as the program does', async (name) => {
  const { rows } = await sql<{ words: string }>`select fold_words(${name}) as words`.execute(database.db);
  expect(rows[0]?.words).toBe(fold(name));
});

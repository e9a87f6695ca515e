import { createHash } from 'node:crypto';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { turnKeys } from '../sensitive/turn-keys.ts';
import { moveFiles } from './move-files.ts';

let database: TestDatabase;
let later = 0;
const clock = () => new Date(Date.UTC(2026, 5, 14, 10) + later);

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await database.close();
});

test('keys that a gateway turned to meanwhile are those that a moved file is sealed under', async () => {
  const documents = { place: { folder: '/not-read' }, takesNew: true };
  const mover = await testContext({ database, clock, objectStore: memoryStore(), config: { documents } });
  const gateway = await testContext({ database, clock });
  try {
    const bytes = Buffer.from('a picture');
    await database.db
      .insertInto('picture')
      .values({
        partner_id: 'default',
        name: 'logo',
        media_type: 'image/png',
        width: 1,
        height: 1,
        added_at: clock(),
        bytes,
        object: null,
        object_key: null,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
      .execute();
    await turnKeys(gateway);
    later = 120_000;
    expect(await moveFiles(mover, 'out')).toBe(1);
    const { object_key } = await database.db
      .selectFrom('picture')
      .select('object_key')
      .executeTakeFirstOrThrow();
    /* keys 1 and 2 are the first, 3 seals and 4 hashes after the turn */
    expect(
      Buffer.from(object_key ?? [])
        .subarray(0, 12)
        .toString(),
    ).toBe('sealed.v2.3.');
  } finally {
    await mover.close();
    await gateway.close();
  }
});

import { expect, test } from 'vitest';
import { testDatabase } from '../test-database.ts';
import { allRows } from './all-rows.ts';
import { rowsInPieces } from './rows-in-pieces.ts';

test.each([1, 32_000_000])('rows in pieces of %i bytes are all rows, each once', async (bytes) => {
  const { db, close } = await testDatabase();
  try {
    const at = new Date('2026-06-14T10:00:00Z');
    const sessions = Array.from({ length: 900 }, (_, place) => ({
      id: `s${place}`,
      created_at: at,
      expires_at: at,
    }));
    await db.insertInto('session').values(sessions).execute();
    /* what is changed moves to another place, and leaves one behind */
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2099-01-01') })
      .where('id', 'like', 's1%')
      .execute();
    const found: Record<string, string[]> = {};
    let pieces = 0;
    for await (const { table, rows } of rowsInPieces(db, bytes)) {
      found[table] = [...(found[table] ?? []), ...rows].sort();
      if (table === 'session') pieces += 1;
    }
    const filled = Object.entries(await allRows(db)).filter(([, rows]) => rows.length > 0);
    expect(Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0))).toEqual(
      Object.fromEntries(filled),
    );
    expect(found.session).toHaveLength(900);
    expect(pieces > 1).toBe(bytes < 32_000_000);
  } finally {
    await close();
  }
});

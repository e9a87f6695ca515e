import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayContext } from '../main/context.ts';
import { testContext } from '../testing/test-context.ts';
import { audit, firstBrokenEntry } from './audit.ts';
import { auditWitnessed, witnessAudit } from './audit-witness.ts';

let context: GatewayContext;
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
  context = await testContext({ config: { dataDir: folder } });
});
afterAll(async () => {
  await context.close();
  rmSync(folder, { recursive: true });
});

const action = (n: number) =>
  context.db.transaction().execute((trx) =>
    audit(
      context,
      trx,
      { id: 's1', name: 'Selin' },
      {
        action: 'refund.asked',
        subject: { kind: 'purchase', id: `order-${n}` },
        detail: { amount: n, b: true, a: null },
      },
    ),
  );

test('entries written at once form one chain', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(action));
  const rows = await context.db.selectFrom('audit_entry').select('number').orderBy('number').execute();
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(await firstBrokenEntry(context.db)).toBeNull();
});

test('the database lets nobody change or remove an entry', async () => {
  await expect(
    context.db.updateTable('audit_entry').set({ staff_name: 'Başkası' }).execute(),
  ).rejects.toThrow('only grows');
  await expect(context.db.deleteFrom('audit_entry').execute()).rejects.toThrow('only grows');
});

test('entries cut off at the end, or a chain written anew, are missed by what was written down outside', async () => {
  const { db } = context;
  await witnessAudit(context);
  await action(6);
  await witnessAudit(context);
  await witnessAudit(context);
  const file = join(context.config.dataDir, 'audit-witness');
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
  expect(await auditWitnessed(context)).toEqual({ witnessed: 6, lostAt: null });

  await sql`alter table audit_entry disable trigger audit_entry_only_grows`.execute(db);
  await db.deleteFrom('audit_entry').where('number', '=', 6).execute();
  await sql`alter table audit_entry enable trigger audit_entry_only_grows`.execute(db);
  expect(await firstBrokenEntry(db)).toBeNull();
  expect(await auditWitnessed(context)).toEqual({ witnessed: 6, lostAt: 6 });
  await witnessAudit(context);
  await action(7);
  await action(8);
  await witnessAudit(context);
  expect(await firstBrokenEntry(db)).toBeNull();
  expect(await auditWitnessed(context)).toEqual({ witnessed: 6, lostAt: 6 });

  /* lines of another database in the same folder, and forged ones, say nothing */
  writeFileSync(file, '9 anything 2026-06-14T10:00:00.000Z nonsense\n');
  expect(await auditWitnessed(context)).toEqual({ witnessed: null, lostAt: null });
});

test('an entry changed behind the database is found', async () => {
  await sql`alter table audit_entry disable trigger audit_entry_only_grows`.execute(context.db);
  await context.db
    .updateTable('audit_entry')
    .set({ staff_name: 'Başkası' })
    .where('number', '=', 3)
    .execute();
  expect(await firstBrokenEntry(context.db)).toBe(3);
  await sql`alter table audit_entry enable trigger audit_entry_only_grows`.execute(context.db);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayContext } from '../main/context.ts';
import { createLog } from '../platform/log.ts';
import { testContext } from '../testing/test-context.ts';
import { audit, firstBrokenEntry } from './audit.ts';
import { auditWitnessed, witnessAudit } from './audit-witness.ts';

let context: GatewayContext;
let folder = '';
let said = '';
let now = new Date('2026-06-14T10:00:00Z');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const log = createLog('info', {
    write: (line) => {
      said += line;
    },
  });
  const auditWitness = join(folder, 'elsewhere/audit-witness');
  context = await testContext({ config: { dataDir: folder, auditWitness }, clock: () => now, log });
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
  const file = context.config.auditWitness;
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
  expect(await auditWitnessed(context)).toEqual({ witnessed: 6, lostAt: null, isReliable: true });

  await sql`alter table audit_entry disable trigger audit_entry_only_grows`.execute(db);
  await db.deleteFrom('audit_entry').where('number', '=', 6).execute();
  await sql`alter table audit_entry enable trigger audit_entry_only_grows`.execute(db);
  expect(await firstBrokenEntry(db)).toBeNull();
  expect(await auditWitnessed(context)).toEqual({ witnessed: 6, lostAt: 6, isReliable: true });
  await witnessAudit(context);
  await action(7);
  await action(8);
  await witnessAudit(context);
  expect(await firstBrokenEntry(db)).toBeNull();
  expect(await auditWitnessed(context)).toEqual({ witnessed: 6, lostAt: 6, isReliable: true });

  /* lines of another database in the same folder, and forged ones, say nothing */
  writeFileSync(file, '9 anything 2026-06-14T10:00:00.000Z nonsense\n');
  expect(await auditWitnessed(context)).toEqual({ witnessed: null, lostAt: null, isReliable: false });
});

/** A context of another process on the same database and file: it remembers nothing. */
const restarted = (): GatewayContext => ({ ...context, signingKeys: [...context.signingKeys] });
const linesOf = (): string[] => readFileSync(context.config.auditWitness, 'utf8').trim().split('\n');
const cutLog = async (above: number) => {
  await sql`alter table audit_entry disable trigger audit_entry_only_grows`.execute(context.db);
  await context.db.deleteFrom('audit_entry').where('number', '>', above).execute();
  await sql`alter table audit_entry enable trigger audit_entry_only_grows`.execute(context.db);
};
const eventsOf = (text: string): string[] =>
  [...text.matchAll(/"event":"([a-z-]+)"/g)].map(([, event = '']) => event);

/** Why nobody may rely on it, and when that was last found. */
const doubts = async (): Promise<[string, string][]> => {
  const rows = await context.db.selectFrom('audit_doubt').selectAll().orderBy('reason').execute();
  return rows.map(({ reason, seen_at }) => [reason, seen_at.toISOString()]);
};

test('who cuts log and witness together is seen by the gateway that runs, and nothing is written over it', async () => {
  rmSync(context.config.auditWitness);
  context = restarted();
  await witnessAudit(context);
  const [first = ''] = linesOf();
  const kept = Number(first.split(' ')[0]);
  await action(20);
  await witnessAudit(context);
  expect(await auditWitnessed(context)).toMatchObject({ lostAt: null, isReliable: true });

  /* both end where they once did: to each other they fit */
  await cutLog(kept);
  writeFileSync(context.config.auditWitness, `${first}\n`);
  expect(await firstBrokenEntry(context.db)).toBeNull();
  expect(await auditWitnessed(context)).toEqual({ witnessed: kept, lostAt: null, isReliable: false });
  said = '';
  await witnessAudit(context);
  await witnessAudit(context);
  expect(eventsOf(said)).toEqual(['audit-witness-cut', 'audit-witness-cut']);
  expect(linesOf()).toHaveLength(1);
  expect(await doubts()).toContainEqual(['witness-cut', now.toISOString()]);

  /* and gone altogether */
  rmSync(context.config.auditWitness);
  expect(await auditWitnessed(context)).toEqual({ witnessed: null, lostAt: null, isReliable: false });
});

test('a gateway that was ended meanwhile tells how long nobody wrote', async () => {
  context = restarted();
  await witnessAudit(context);
  now = new Date(now.getTime() + 3 * 3_600_000);
  context = restarted();
  expect(await auditWitnessed(context)).toMatchObject({ isReliable: false });
  said = '';
  await witnessAudit(context);
  expect(eventsOf(said)).toEqual(['audit-witness-silent', 'audit-witness']);
  expect(await doubts()).toContainEqual(['witness-silent', now.toISOString()]);
  expect(await auditWitnessed(context)).toMatchObject({ isReliable: true });
});

test('a witness that cannot be written is told, and the next line follows when it can', async () => {
  const { auditWitness } = context.config;
  await action(25);
  Object.assign(context.config, { auditWitness: join(auditWitness, 'not-a-folder') });
  await expect(witnessAudit(context)).rejects.toThrow();
  Object.assign(context.config, { auditWitness });
  expect(await doubts()).toContainEqual(['witness-unreachable', now.toISOString()]);
  await witnessAudit(context);
  expect(await auditWitnessed(context)).toMatchObject({ lostAt: null, isReliable: true });
});

test('a quiet log is still written down, so that silence means something', async () => {
  const before = linesOf().length;
  await witnessAudit(context);
  expect(linesOf()).toHaveLength(before);
  now = new Date(now.getTime() + 11 * 60_000);
  await witnessAudit(context);
  expect(linesOf()).toHaveLength(before + 1);
});

test.each([
  ['taken out of the middle', (lines: string[]) => lines.toSpliced(1, 1)],
  ['put twice', (lines: string[]) => [...lines, ...lines.slice(-1)]],
  ['put in another order', (lines: string[]) => lines.toReversed()],
])('a line %s is seen by any gateway', async (_what, change) => {
  for (const n of [30, 31, 32]) {
    await action(n);
    await witnessAudit(context);
  }
  const lines = linesOf();
  writeFileSync(context.config.auditWitness, `${change(lines).join('\n')}\n`);
  expect(await auditWitnessed(restarted())).toMatchObject({ isReliable: false });
  writeFileSync(context.config.auditWitness, `${lines.join('\n')}\n`);
  expect(await auditWitnessed(restarted())).toMatchObject({ isReliable: true });
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

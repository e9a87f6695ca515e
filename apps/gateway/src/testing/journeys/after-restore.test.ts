import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayContext } from '../../main/context.ts';
import { startJobs } from '../../main/jobs.ts';
import { makeBackupKey } from '../../platform/backup/backup-key.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { takeBackup } from '../../platform/backup/take-backup.ts';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { isSendingOn } from '../../platform/outbox/sending.ts';
import { randomId } from '../../platform/random-id.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { openAfterRestore, resumeSending } from '../../reconciliation/resume-sending.ts';
import { treatRestored } from '../../reconciliation/treat-restored.ts';
import { reconcileInTurn } from '../../reconciliation/turns.ts';
import { codeAt, fromBase32, newSecret, stepAt } from '../../staff/sign-in/totp.ts';
import { Buyer } from '../buyer.ts';
import { type GatewayProcess, gatewayProcess } from '../purchase/gateway-process.ts';
import { cheapest, type Market, paymentOf, waitFor } from '../purchase/market.ts';
import {
  control,
  givenUpSoon,
  quick,
  type Sandbox,
  sandboxEnvironment,
  startSandbox,
} from '../purchase/outside.ts';
import { newPlace, type Place } from '../restore/place.ts';
import { testContext } from '../test-context.ts';
import { testSecret } from '../test-secret.ts';

/*
 * The drill after a loss: a shop is backed up with purchases in the middle, goes on buying, refunding and cancelling, loses its
 * database, and is put back. Judged by the books of the sandbox: nothing is sent twice, and whatever was done after the
 * backup is in our books again or a case.
 */
const folder = mkdtempSync(join(tmpdir(), 'after-restore-'));
const log = createLog('silent');
const timings = { ...quick, ...givenUpSoon, refundsPerHour: 1_000 };
let sandbox: Sandbox;
let source: Place;
let target: Place;
let gateway: GatewayProcess;
let context: GatewayContext;
let closeTarget: () => Promise<void>;
let outsideBefore: Outside;

interface Outside {
  /** each movement of money */
  ledger: string[];
  /** each policy and how it stands */
  policies: string[];
}

const look = (path: string) => control(sandbox, path);
const fault = (part: string, change: object) => control(sandbox, part, change);

const outside = async (): Promise<Outside> => {
  const { rows } = await look('charges');
  const { policies } = await look('policies');
  return {
    ledger: rows
      .map(
        (row: { kind: string; reference: string; amount: number }) =>
          `${row.kind} ${row.reference} ${row.amount}`,
      )
      .sort(),
    policies: policies
      .map(
        ({ policy }: { policy: { reference: string; state: string } }) =>
          `${policy.reference} ${policy.state}`,
      )
      .sort(),
  };
};

/** The gateway's own process, so that it can be stopped for the backup of an embedded database. */
const shop = () => ({ ...sandboxEnvironment(sandbox), PURCHASE_TIMINGS: JSON.stringify(timings) });
const buyer = () => new Buyer(gateway.url, 'sigorta-carsisi-site');
/** the parts of a market that asking for offers needs */
let market: Market;

const begin = async (product = 'domestic-travel') => {
  const one = buyer();
  const offer = await cheapest(market, one, product);
  const { body } = await one.post('purchases/start', paymentOf(market, offer));
  return { one, purchaseId: body.purchaseId as string, next: body.next };
};
const buy = async () => {
  const begun = await begin();
  await waitFor(begun.one, begun.purchaseId, 'issued');
  return begun;
};
const cancel = async ({ one, purchaseId }: Awaited<ReturnType<typeof buy>>) => {
  await waitFor(one, purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  const { estimate } = (await one.get(`cancellations/${purchaseId}`)).body;
  await one.post(`cancellations/${purchaseId}/request`, { acceptedRefund: estimate.refund });
  await waitFor(one, purchaseId, 'refunded');
};

const settings = (where: Place, recipient: string) => ({
  ...where,
  secretKey: testSecret,
  sealing: { key: null, others: [] },
  backup: { recipient, identityFile: join(folder, 'key'), keysFile: null, environment: process.env },
});

beforeAll(async () => {
  const recipient = await makeBackupKey(join(folder, 'key'));
  sandbox = await startSandbox();
  source = await newPlace({ migrated: true });
  const helper = await testContext({ environment: sandboxEnvironment(sandbox), timings });
  market = { context: helper } as Market;
  gateway = await gatewayProcess(shop(), source);
  await gateway.start();

  const kept = await buy();
  await cancel(await buy());
  /* unfinished at the backup: a refund its provider is too busy for, and a policy whose insurer lost the call and went down */
  await fault('insurers/all', { fault: 'issue-refused' });
  await fault('payment', { fault: 'refund-failure' });
  const owed = await begin();
  await waitFor(owed.one, owed.purchaseId, 'refund-due');
  await fault('insurers/all', { fault: 'issue-timeout' });
  const slow = await begin();
  await fault('insurers/all', { fault: 'down' });
  await waitFor(slow.one, slow.purchaseId, 'issuing');
  await gateway.stop();
  await takeBackup(settings(source, recipient), join(folder, 'shop.backup'), new Date());

  /* the shop goes on: what was open ends, and new things happen */
  await fault('insurers/all', { fault: 'none' });
  await fault('payment', { fault: 'none' });
  await gateway.start();
  await waitFor(slow.one, slow.purchaseId, 'issued');
  await waitFor(owed.one, owed.purchaseId, 'refunded');
  await buy();
  await cancel(await buy());
  await cancel(kept);
  await gateway.stop();
  await helper.close();
  outsideBefore = await outside();

  target = await newPlace({ migrated: false });
  await restoreBackup(settings(target, recipient), join(folder, 'shop.backup'), new Date(), log);
  const { db, close } = await connect(target, log);
  closeTarget = close;
  context = await testContext({
    environment: sandboxEnvironment(sandbox),
    timings,
    database: { db, close: async () => {}, kind: target.databaseUrl === null ? 'embedded' : 'postgres' },
  });
});
afterAll(async () => {
  await context?.close();
  await closeTarget?.();
  await gateway?.close();
  for (const place of [source, target]) await place?.remove();
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('what was done after the backup is in our books again or a case, and nothing is sent twice', async () => {
  await expect(openAfterRestore(context)).rejects.toThrow(/not treated yet/);
  await treatRestored(context);
  await expect(openAfterRestore(context)).rejects.toThrow(/were not compared/);
  const workers = startJobs(context);
  await reconcileInTurn(context);
  await wait(1_000);
  const open = await openAfterRestore(context);
  const { db } = context;
  const cases = await db
    .selectFrom('difference')
    .select(['kind', 'subject'])
    .where('closed_at', 'is', null)
    .execute();
  const subjects = new Set(cases.map(({ subject }) => subject));
  const charged = await db.selectFrom('attempt').select('id').where('state', '=', 'CHARGED').execute();
  const returned = await db.selectFrom('refund').select('id').where('state', '=', 'DONE').execute();
  const ours = new Set([...charged, ...returned].map(({ id }) => id));
  const { rows } = await look('charges');
  for (const row of rows as { kind: string; reference: string; conversationId: string }[]) {
    /* money that went back whole of a charge we never knew of is nobody's */
    const { net } = await look(`charges?conversationId=${row.conversationId}`);
    const isGone = net.every((one: { net: number }) => one.net === 0) && !ours.has(row.conversationId);
    const isFound = ours.has(row.reference) || subjects.has(row.reference);
    expect(isFound || isGone, `${row.kind} ${row.reference}`).toBe(true);
  }
  const policies = await db.selectFrom('policy').select(['order_id', 'state']).execute();
  for (const { policy } of (await look('policies')).policies) {
    const mine = policies.find(({ order_id }) => order_id === policy.reference)?.state ?? 'NONE';
    const isSame = mine === (policy.state === 'active' ? 'ISSUED' : 'CANCELLED');
    const isEnded = mine === 'NONE' && policy.state === 'cancelled';
    expect(isSame || isEnded || subjects.has(policy.reference), policy.reference).toBe(true);
  }
  expect(cases.map(({ kind }) => kind).sort()).toEqual([
    'charge-unknown',
    'policy-cancelled',
    'policy-unknown',
    'return-unknown',
  ]);
  expect(open.differences).toBe(4);
  expect(await outside()).toEqual(outsideBefore);

  /* two persons, each with a code, and the number that was shown */
  const owner = await approver('owner');
  const finance = await approver('finance');
  await expect(resumeSending(context, 3, [owner, finance])).rejects.toThrow(/4 differences are open, not 3/);
  await expect(resumeSending(context, 4, [owner, owner])).rejects.toThrow(/Two persons/);
  await expect(resumeSending(context, 4, [{ ...owner, code: '000000' }, finance])).rejects.toThrow(
    /may not say/,
  );
  expect(await isSendingOn(db)).toBe(false);
  await resumeSending(context, 4, [owner, finance]);
  expect(await isSendingOn(db)).toBe(true);
  await wait(3_000);
  await workers.stop();
  expect(await outside()).toEqual(outsideBefore);
});

const approver = async (role: 'owner' | 'finance') => {
  const id = randomId();
  const secret = newSecret();
  const email = `${role}@ornek.com`;
  await context.db
    .insertInto('staff')
    .values({
      id,
      email,
      name: `Deneme ${role}`,
      role,
      partner_id: null,
      totp_secret: seal(context.dataKeys, id, secret),
      created_at: new Date(),
    })
    .execute();
  return { email, code: codeAt(fromBase32(secret), stepAt(new Date())) };
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from './sandbox.ts';
import { insurer } from './testing/insurer-client.ts';
import { merchant } from './testing/iyzico-client.ts';
import { control, get, post, started } from './testing/started.ts';

test('quotes, policies, charges and messages survive a restart; faults do not', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const before = await started({ dataDirectory });
  const quote = (await insurer(before, 'turnagol').quote('q')).body;
  const policy = (await insurer(before, 'turnagol').issue(quote.quoteNo, 'order-1')).body;
  const shop = merchant(before);
  const { paymentId } = await shop.proven();
  await shop.auth(paymentId);
  await control(before, 'insurers/turnagol', { fault: 'down' });
  const ledger = await shop.charges();
  await before.close();

  const after = await started({ dataDirectory });
  expect((await insurer(after, 'turnagol').quote('q')).body).toEqual(quote);
  expect((await insurer(after, 'turnagol').issue(quote.quoteNo, 'order-1')).body).toEqual(policy);
  expect(await merchant(after).charges()).toEqual(ledger);
  expect(await merchant(after).auth(paymentId)).toMatchObject({ errorCode: 'SANDBOX-DONE' });
  expect((await get(`${after.urls.main}/control/sms`)).body.sms).toHaveLength(1);
});

test('a reset empties the world, or only mends it', async () => {
  const sandbox = await started();
  await insurer(sandbox, 'turnagol').quote('q');
  await merchant(sandbox).initialize();
  await control(sandbox, 'insurers/all', { fault: 'down' });
  expect((await control(sandbox, 'reset', { faultsOnly: true })).status).toBe(204);
  expect((await insurer(sandbox, 'turnagol').quote('q')).body.result).toBe('quoted');
  expect((await get(`${sandbox.urls.main}/control/payments`)).body.payments).toHaveLength(1);
  await control(sandbox, 'reset', {});
  expect((await get(`${sandbox.urls.main}/control/payments`)).body.payments).toEqual([]);
});

test('a port in use stops the start and leaves no port open', async () => {
  const first = await started();
  const port = Number(new URL(first.urls.acs).port);
  await expect(
    startSandbox({ port: 0, acsPort: port, smtpPort: 0, products: new Map() }),
  ).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('two sandboxes never share a data folder', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const first = await started({ dataDirectory });
  await expect(started({ dataDirectory })).rejects.toThrow(/is in use by another sandbox/);
  await first.close();
  await started({ dataDirectory });
});

test('quotes a week past their time are forgotten at the next start', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const quoteNoAt = async (now: string) => {
    const sandbox = await started({ dataDirectory, clock: () => new Date(now) });
    const { body } = await insurer(sandbox, 'turnagol').quote('q');
    await sandbox.close();
    return body.quoteNo;
  };
  const first = await quoteNoAt('2026-11-01T09:00:00Z');
  expect(await quoteNoAt('2026-11-08T09:00:00Z')).toBe(first);
  expect(await quoteNoAt('2026-11-10T09:00:00Z')).not.toBe(first);
});

test('a page of another site cannot break things', async () => {
  const { urls } = await started();
  const answer = await post(`${urls.main}/control/reset`, {}, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
});

test('closing does not wait for a hanging answer', async () => {
  const sandbox = await startSandbox({ port: 0, acsPort: 0, smtpPort: 0, products: new Map() });
  await control(sandbox, 'insurers/turnagol', { fault: 'hang' });
  const answer = insurer(sandbox, 'turnagol')
    .quote('q')
    .catch(() => 'cut');
  await sandbox.close();
  expect(await answer).toBe('cut');
});

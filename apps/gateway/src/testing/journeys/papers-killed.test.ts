import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '@sigorta/release/store/folder-store';
import { everyThirdDay } from '@sigorta/tooling/test/rotation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeFailpoints } from '../../platform/failpoint.ts';
import { readConfig } from '../../platform/read-config.ts';
import { Buyer } from '../buyer.ts';
import { buyThroughKills } from '../purchase/buy-through-kills.ts';
import { type GatewayProcess, gatewayProcess } from '../purchase/gateway-process.ts';
import { killShare } from '../purchase/kill-share.ts';
import { offerToPay } from '../purchase/offer-to-pay.ts';
import { quick, type Sandbox, sandboxEnvironment, startSandbox } from '../purchase/outside.ts';
import { lookAtPapers, papersNotOpened } from '../stored-files/papers-after-kills.ts';

/* Power goes while a paper is put into the object store: before, in the middle and after it. Whoever paid has his papers, and nothing is left over. */
let sandbox: Sandbox;
let gateway: GatewayProcess;
let papers: string;
let aside: string;
const bought: { buyer: Buyer; purchaseId: string }[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  gateway = await gatewayProcess({ ...sandboxEnvironment(sandbox), PURCHASE_TIMINGS: JSON.stringify(quick) });
  papers = join(gateway.folder, 'papers');
  aside = join(gateway.folder, 'temporary');
  mkdirSync(aside);
  gateway.set({ DOCUMENT_STORE: papers, DOCUMENT_STORE_TAKES: 'new', TMPDIR: aside });
  await gateway.start();
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/* a third each time; KILL_ALL=1 takes all */
const points = killShare(storeFailpoints, { ...everyThirdDay, partsServer: 3, partsEmbedded: 3 });

test.each(points)('killed at %s and started again: the buyer opens policy and receipt', async (point) => {
  const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
  const payment = await offerToPay(buyer);
  gateway.arm(point);
  const { purchaseId, killed } = await buyThroughKills(
    { gateway, sandbox },
    { buyer, payment, end: ({ state, mail }) => state === 'issued' && mail === 'sent' },
  );
  expect(killed).toBe(true);
  expect(await papersNotOpened(buyer, purchaseId)).toEqual([]);
  bought.push({ buyer, purchaseId });
});

test('no file that a kill left holds a paper that opens without the database', async () => {
  const written = [...filesIn(gateway.folder)].filter((file) => !file.includes('/database/'));
  expect(written.length).toBeGreaterThanOrEqual(2 * points.length);
  expect(written.filter((file) => readFileSync(file).includes('%PDF'))).toEqual([]);
});

test('each paper lies there under one name, and what kills left is gone after the sweep', async () => {
  await gateway.stop();
  const config = readConfig(
    {
      NODE_ENV: 'test',
      DATA_DIR: join(gateway.folder, 'data'),
      DOCUMENT_STORE: papers,
      DOCUMENT_STORE_TAKES: 'new',
      ...(gateway.databaseUrl && { DATABASE_URL: gateway.databaseUrl }),
    },
    '/',
  );
  const half = filesIn(join(papers, '.aside'));
  expect(half).toHaveLength(points.filter((point) => point === 'put:aside').length);
  const found = await lookAtPapers(
    config,
    folderStore(papers, true),
    bought.map(({ purchaseId }) => purchaseId),
  );
  expect(found).toMatchObject({
    faults: [],
    loose: points.filter((point) => point === 'put:after-put').length,
  });
  expect(found.named).toHaveLength(2 * points.length);
  expect(filesIn(papers).toSorted()).toEqual(found.named.map((name) => join(papers, name)));
});

test('and all of it still opens', async () => {
  await gateway.start();
  for (const { buyer, purchaseId } of bought) expect(await papersNotOpened(buyer, purchaseId)).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Buyer } from '../apps/gateway/src/testing/buyer.ts';
import {
  type CitusShop,
  citusShop,
  featureTrials,
  houseSchema,
  localTables,
  tableTrials,
} from '../apps/gateway/src/testing/engines/citus-trials.ts';
import { buyThroughKills } from '../apps/gateway/src/testing/purchase/buy-through-kills.ts';
import { gatewayProcess } from '../apps/gateway/src/testing/purchase/gateway-process.ts';
import { offerToPay } from '../apps/gateway/src/testing/purchase/offer-to-pay.ts';
import { quick, sandboxEnvironment, startSandbox } from '../apps/gateway/src/testing/purchase/outside.ts';
import { papersNotOpened } from '../apps/gateway/src/testing/stored-files/papers-after-kills.ts';
import { table } from './print/table.ts';
import { withCleanup } from './run/stop-at-end.ts';

/*
 * What Citus takes of the gateway's schema and statements, and a policy bought on it. `pnpm --filter bench citus <address of a server>`, with
 * `shared_preload_libraries=citus`; databases are made there and dropped.
 */
const [address] = process.argv.slice(2);
if (!address) throw new Error('Usage: citus <address of a server that has Citus>');

type Later = Parameters<Parameters<typeof withCleanup>[0]>[0];

const shop = async (later: Later, name: string): Promise<CitusShop> => {
  const opened = await citusShop(address, name);
  later(opened.drop);
  return opened;
};

async function buyOne(later: Later, databaseUrl: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-citus-'));
  later(() => rmSync(dataDir, { recursive: true, force: true }));
  const sandbox = await startSandbox();
  later(sandbox.close);
  const environment = { ...sandboxEnvironment(sandbox), PURCHASE_TIMINGS: JSON.stringify(quick) };
  const gateway = await gatewayProcess(environment, { databaseUrl, dataDir });
  later(gateway.close);
  await gateway.start();
  const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
  const payment = await offerToPay(buyer);
  const end = ({ state, mail }: { state: string; mail?: string }) => state === 'issued' && mail === 'sent';
  const { purchaseId } = await buyThroughKills({ gateway, sandbox }, { buyer, payment, end });
  const missed = await papersNotOpened(buyer, purchaseId);
  return missed.length === 0 ? 'issued, mailed, both papers open' : missed.join(', ');
}

await withCleanup(async (later) => {
  const spread = await shop(later, 'citus_spread');
  console.log(await spread.version());
  console.log(table(['every table alone', 'Citus says', 'tables', 'one'], await tableTrials(spread.client)));
  console.log(table(['a small table of its own', 'Citus says'], await featureTrials(spread.client)));
  const house = await shop(later, 'citus_house');
  console.log(`all tables as one schema: ${await houseSchema(house.client)}`);
  const local = await shop(later, 'citus_local');
  console.log(`all tables known to Citus and kept whole: ${await localTables(local.client)}`);
  console.log(`a policy bought there: ${await buyOne(later, local.url)}`);
});
process.exit();

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjects } from '@sigorta/release/store/open-store';
import { startSwift } from '@sigorta/release/testing/swift';
import { readConfig } from '../apps/gateway/src/platform/read-config.ts';
import { Buyer } from '../apps/gateway/src/testing/buyer.ts';
import { buyThroughKills } from '../apps/gateway/src/testing/purchase/buy-through-kills.ts';
import { gatewayProcess } from '../apps/gateway/src/testing/purchase/gateway-process.ts';
import { offerToPay } from '../apps/gateway/src/testing/purchase/offer-to-pay.ts';
import { quick, sandboxEnvironment, startSandbox } from '../apps/gateway/src/testing/purchase/outside.ts';
import {
  lookAtPapers,
  papersNotOpened,
} from '../apps/gateway/src/testing/stored-files/papers-after-kills.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { boundOf } from './money/three.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';
import { killingProxy } from './stored/killing-proxy.ts';

/*
 * A gateway that is killed while it puts papers into a bucket: at each place of `storeFailpoints` that a bucket has, when its rows are
 * written, and somewhere in the wire. `pnpm --filter bench papers-killed [kills]`; needs Debian's swift packages.
 */
const kills = Number(process.argv[2] ?? 20);
const points = ['put:after-name', 'put:after-put', 'documents:after-commit'] as const;
/** a policy is larger, a receipt smaller */
const longestPut = 120_000;

const inBucket = (endpoint: string) => ({
  DOCUMENT_STORE: 's3://releases/papers',
  DOCUMENT_STORE_TAKES: 'new',
  DOCUMENT_STORE_ENDPOINT: endpoint,
  DOCUMENT_STORE_KEY_ID: 'test:tester',
  DOCUMENT_STORE_SECRET: 'testing',
});

type Later = Parameters<Parameters<typeof withCleanup>[0]>[0];

async function openWorld(later: Later) {
  process.env.TEST_DATABASE_URL = (await throwAwayServer(later)).url;
  const folder = mkdtempSync(join(tmpdir(), 'bench-killed-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  const swift = await startSwift(join(folder, 'swift'));
  if (!swift) throw new Error('Install swift-proxy, swift-account, swift-container and swift-object.');
  later(swift.stop);
  const sandbox = await startSandbox();
  later(sandbox.close);
  const gateway = await gatewayProcess({
    ...sandboxEnvironment(sandbox),
    PURCHASE_TIMINGS: JSON.stringify(quick),
  });
  later(gateway.close);
  const proxy = await killingProxy(swift.endpoint, () => {
    const pid = gateway.pid();
    if (pid !== null) process.kill(pid, 'SIGKILL');
  });
  later(proxy.close);
  gateway.set(inBucket(proxy.endpoint));
  await gateway.start();
  /** as the settings of the gateway have it, but past the proxy */
  const config = readConfig(
    {
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: gateway.databaseUrl ?? '',
      ...inBucket(swift.endpoint),
    },
    '/',
  );
  return { sandbox, gateway, proxy, config };
}
type World = Awaited<ReturnType<typeof openWorld>>;

interface Killed {
  buyer: Buyer;
  purchaseId: string;
  place: string;
  faults: string[];
}

/** One policy, whose gateway is killed on the way. */
async function buyAndKill({ sandbox, gateway, proxy }: World, at: number): Promise<Killed> {
  const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
  const payment = await offerToPay(buyer);
  const point = points[at % (points.length + 1)];
  if (point) gateway.arm(point);
  else proxy.arm(Math.floor(Math.random() * longestPut));
  const end = ({ state, mail }: { state: string; mail?: string }) => state === 'issued' && mail === 'sent';
  const { purchaseId, killed } = await buyThroughKills({ gateway, sandbox }, { buyer, payment, end });
  const place = point ?? 'in the wire';
  console.error(`${purchaseId} ${place} ${point ? '' : `after ${proxy.killedAfter()} bytes`}`);
  const missed = await papersNotOpened(buyer, purchaseId);
  const faults = killed ? missed : [...missed, `${purchaseId} was not killed ${place}`];
  return { buyer, purchaseId, place, faults };
}

const countOf = (bought: readonly Killed[]): string =>
  [...points, 'in the wire']
    .map((place) => `${place} ${bought.filter((one) => one.place === place).length}`)
    .join(', ');

await withCleanup(async (later) => {
  const world = await openWorld(later);
  console.log(machine());
  const bought: Killed[] = [];
  for (let at = 0; at < kills; at += 1) bought.push(await buyAndKill(world, at));
  await world.gateway.stop();
  const { documents } = world.config;
  if (!documents) throw new Error('no store is set');
  const orders = bought.map(({ purchaseId }) => purchaseId);
  const found = await lookAtPapers(world.config, openObjects(documents.place), orders);
  const faults = [...bought.flatMap((one) => one.faults), ...found.faults];
  await world.gateway.start();
  for (const { buyer, purchaseId } of bought) faults.push(...(await papersNotOpened(buyer, purchaseId)));
  console.log(`killed ${countOf(bought)}`);
  console.log(
    `${bought.length} policies, ${found.named.length} papers, ${found.loose} objects left by kills and swept`,
  );
  for (const fault of faults) console.log(`WRONG: ${fault}`);
  if (faults.length === 0)
    console.log(`none of ${kills} kills: fewer than ${boundOf(kills)} lose a paper, with 95 % certainty`);
  else process.exitCode = 1;
});

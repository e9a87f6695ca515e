import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedRelease, testKey } from '@sigorta/release/testing/signed-release';
import { startSwift } from '@sigorta/release/testing/swift';
import { moveFiles } from '../apps/gateway/src/platform/stored-files/move-files.ts';
import { countFiles } from '../apps/gateway/src/platform/stored-files/rows.ts';
import { type Market, openMarket } from '../apps/gateway/src/testing/purchase/market.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { median } from './print/figures.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';
import { atOnce, type Bought, buy, download } from './stored/buy-and-open.ts';

/*
 * One gateway with papers in the database, in a folder, and in a bucket that holds its releases as well: policies bought, every paper opened,
 * moved back and out, and the bucket taken away. `pnpm --filter bench stored-files [policies]`; needs Debian's swift packages.
 */
const policies = Number(process.argv[2] ?? 20);
const wrong: string[] = [];
const expect = (what: string, is: unknown, should: unknown): void => {
  const [here, there] = [JSON.stringify(is), JSON.stringify(should)];
  console.log(`${here === there ? 'right' : 'WRONG'}: ${what}: ${here}`);
  if (here !== there) wrong.push(what);
};

const sizeOf = async ({ context }: Market): Promise<number> => {
  const { bytes } = await context.db
    .selectNoFrom(({ fn, val }) => fn<string>('pg_total_relation_size', [val('document')]).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
};

async function measured(
  name: string,
  market: Market,
): Promise<{ bought: Bought[]; row: (string | number)[] }> {
  const before = await sizeOf(market);
  const bought = await atOnce(2, policies, () => buy(market));
  const grown = ((await sizeOf(market)) - before) / policies / 1024;
  const opened = await atOnce(1, policies, (at) => download(bought[at]));
  expect(`${name}: papers that open`, opened.filter(({ isPdf }) => isPdf).length, policies);
  const ms = median(bought.map((one) => one.ms));
  return {
    bought,
    row: [name, ms.toFixed(0), median(opened.map((one) => one.ms)).toFixed(1), grown.toFixed(1)],
  };
}

await withCleanup(async (later) => {
  process.env.TEST_DATABASE_URL = (await throwAwayServer(later)).url;
  const folder = mkdtempSync(join(tmpdir(), 'bench-stored-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  const swift = await startSwift(join(folder, 'swift'));
  if (!swift) throw new Error('Install swift-proxy, swift-account, swift-container and swift-object.');
  let isRunning = true;
  const stopSwift = async () => {
    if (isRunning) await swift.stop();
    isRunning = false;
  };
  later(stopSwift);
  const account = (of: string) => ({
    [`${of}_ENDPOINT`]: swift.endpoint,
    [`${of}_KEY_ID`]: 'test:tester',
    [`${of}_SECRET`]: 'testing',
  });
  const inBucket = {
    RELEASE_STORE: 's3://releases/families',
    DOCUMENT_STORE: 's3://releases/papers',
    DATA_DIR: join(folder, 'data'),
    RELEASE_KEYS: JSON.stringify([testKey]),
    ...account('RELEASE_STORE'),
    ...account('DOCUMENT_STORE'),
  };
  console.log(machine());
  const rows: (string | number)[][] = [];
  for (const [name, environment] of Object.entries({
    'the database': {},
    'a folder': { DOCUMENT_STORE: join(folder, 'papers') },
  })) {
    const market = await openMarket({}, environment);
    rows.push((await measured(name, market)).row);
    await market.close();
  }
  const market = await openMarket({}, inBucket);
  later(market.close);
  const { bought, row } = await measured('a bucket', market);
  rows.push(row);
  const { context } = market;
  expect('where papers lie', await countFiles(context, 'document'), {
    database: 0,
    store: 2 * policies,
    lost: 0,
  });

  const { release, store } = signedRelease();
  for (const [name, bytes] of store.held) await context.stored.store.put(name, bytes);
  expect(
    'releases of the same bucket',
    (await context.stored.list('pet')).map(({ id }) => id),
    [release.id],
  );
  expect('products they declare', (await context.stored.open(release)).products.length, 1);

  expect('papers moved back', await moveFiles(context, 'back'), 2 * policies);
  expect('papers moved out', await moveFiles(context, 'out'), 2 * policies);
  const papers = await atOnce(4, policies, (at) => download(bought[at]));
  expect('papers that open afterwards', papers.filter(({ isPdf }) => isPdf).length, policies);

  await stopSwift();
  expect('a download while the bucket is away', (await download(bought[0])).status, 503);
  const late = await buy(market, 'issued');
  expect('a policy bought meanwhile', late.state, 'issued');
  console.log(table(['papers in', 'ms to the mail', 'ms a download', 'KiB of the table a policy'], rows));
});
process.exit(wrong.length === 0 ? 0 : 1);

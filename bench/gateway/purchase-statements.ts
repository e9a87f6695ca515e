import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CountedPostgres } from '../../apps/gateway/src/testing/counted-postgres.ts';

const testing = 'apps/gateway/src/testing';

/** The tools of a checkout, ours or another: each drives the gateway that it stands beside. */
async function toolsOf(root: string) {
  const module = async (file: string): Promise<unknown> =>
    import(pathToFileURL(join(root, testing, file)).href);
  const market = (await module(
    'purchase/market.ts',
  )) as typeof import('../../apps/gateway/src/testing/purchase/market.ts');
  const { pay } = (await module(
    'cancellation/bought.ts',
  )) as typeof import('../../apps/gateway/src/testing/cancellation/bought.ts');
  const { setup } = (await module(
    'prepare-database.ts',
  )) as typeof import('../../apps/gateway/src/testing/prepare-database.ts');
  return { ...market, pay, setup };
}

export interface PurchaseStatements {
  /** one look of its buyer at where a purchase stands */
  look: number;
  /** from the click to the policy and its mail, looks left out */
  purchase: number;
  /** of the click to the mail, looks too: what the database planned and carried out, ms by the clock */
  planMs: number;
  carryMs: number;
}

const looks = 40;

/** Statements of a purchase on a PostgreSQL server, begin and commit counted; medians are not needed: they hardly differ. */
export async function purchaseStatements(
  root: string,
  postgres: CountedPostgres,
  purchases: number,
): Promise<PurchaseStatements> {
  process.env.TEST_DATABASE_URL = postgres.url;
  const { openMarket, cheapest, pay, setup } = await toolsOf(root);
  await setup();
  /* the newest database on the server is this market's */
  const market = await openMarket();
  try {
    const database = await postgres.newestDatabase();
    const work = () => postgres.work(database);
    const statements = async () => (await work()).statements;
    const counted = { looks: 0, statements: 0, planMs: 0, carryMs: 0 };
    let look = 0;
    for (let done = 0; done <= purchases; done += 1) {
      const buyer = market.buyer();
      const offer = await cheapest(market, buyer, 'domestic-travel');
      const get = buyer.get.bind(buyer);
      let asked = 0;
      buyer.get = (producer, headers) => {
        asked += 1;
        return get(producer, headers);
      };
      const before = await work();
      const { purchaseId } = await pay(market, buyer, offer);
      const after = await work();
      const until = await statements();
      for (let time = 0; time < looks; time += 1) await get(`purchases/${purchaseId}`);
      look = ((await statements()) - until) / looks;
      /* the first fills what is kept */
      if (done === 0) continue;
      counted.looks += asked;
      counted.statements += after.statements - before.statements;
      counted.planMs += after.planMs - before.planMs;
      counted.carryMs += after.carryMs - before.carryMs;
    }
    return {
      look,
      purchase: (counted.statements - counted.looks * look) / purchases,
      planMs: counted.planMs / purchases,
      carryMs: counted.carryMs / purchases,
    };
  } finally {
    await market.close();
  }
}

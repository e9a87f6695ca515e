import { bought, cancel, settled } from '../apps/gateway/src/testing/cancellation/bought.ts';
import { insertTerms } from '../apps/gateway/src/testing/commission-terms.ts';
import { setup } from '../apps/gateway/src/testing/prepare-database.ts';
import { type Market, openMarket } from '../apps/gateway/src/testing/purchase/market.ts';
import { testDatabase } from '../apps/gateway/src/testing/test-database.ts';
import { table } from './print/table.ts';
import { withCleanup } from './run/stop-at-end.ts';

interface Counted {
  /** that change something of a purchase: pages that ask again only read */
  writes: number;
  /** of the ledger, reading ones too */
  ledger: number;
}

const ofLedger = /ledger_|commission_terms/;
const ofPurchase =
  /"(?:purchase|purchase_order|attempt|policy|refund|cancellation|transfer|coupon_use|payment)"/;

/** How many statements a purchase's steps write with, and how many more the ledger takes. */
await withCleanup(async (later) => {
  await setup();
  const { db, kind, close } = await testDatabase();
  later(close);
  let counts: Counted = { writes: 0, ledger: 0 };
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      const said = JSON.stringify(node, (_, value) => (typeof value === 'bigint' ? String(value) : value));
      if (ofLedger.test(said)) counts.ledger += 1;
      else if (node.kind !== 'SelectQueryNode' && ofPurchase.test(said)) counts.writes += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const market: Market = await openMarket({}, {}, { db: counting, kind, close: async () => {} });
  later(market.close);
  await insertTerms(counting);
  const rows: (string | number)[][] = [];
  const count = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    counts = { writes: 0, ledger: 0 };
    const answer = await work();
    rows.push([what, counts.writes, counts.ledger]);
    return answer;
  };
  const one = await count('bought, the policy made and mailed', () => bought(market));
  await count('cancelled, the money back', async () => {
    await cancel(one);
    await settled(one, 'refunded');
  });
  console.log(table(['purchase', 'writes of its own', 'statements of the ledger'], rows));
});

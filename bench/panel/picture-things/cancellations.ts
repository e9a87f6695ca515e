import {
  type Bought,
  bought,
  cancel,
  settled,
} from '../../../apps/gateway/src/testing/cancellation/bought.ts';
import type { Market } from '../../../apps/gateway/src/testing/purchase/market.ts';
import { until } from './until.ts';

/** Notices in every state: with a person, refused, cancelled and paid back, with money that would not go back. */
export async function addCancellations(market: Market) {
  const noticeOf = async ({ purchaseId }: Bought) =>
    market.context.db
      .selectFrom('cancellation')
      .select(['id', 'state'])
      .where('order_id', '=', purchaseId)
      .executeTakeFirstOrThrow();
  const fault = ({ offer }: Bought, change: object) => market.control(`insurers/${offer.insurer.id}`, change);
  const idOf = async (one: Bought) => (await noticeOf(one)).id;

  const silent = await bought(market);
  await fault(silent, { fault: 'down' });
  await cancel(silent);
  await until('a person', async () => (await noticeOf(silent)).state === 'MANUAL');
  await market.control('reset', { faultsOnly: true });

  const refused = await bought(market);
  await fault(refused, { fault: 'cancel-refused', reason: 'claim-open' });
  await cancel(refused);
  await settled(refused, 'refused');
  await market.control('reset', { faultsOnly: true });

  const done = await bought(market);
  await cancel(done);
  await settled(done, 'refunded');

  const owed = await bought(market);
  await market.control('payment', { fault: ['refund-refused'] });
  await cancel(owed);
  await until('the refund by hand', async () =>
    market.context.db
      .selectFrom('refund')
      .select('id')
      .where('order_id', '=', owed.purchaseId)
      .where('state', '=', 'MANUAL')
      .executeTakeFirst(),
  );
  await market.control('reset', { faultsOnly: true });
  return {
    noticeManual: await idOf(silent),
    noticeRefused: await idOf(refused),
    noticeDone: await idOf(done),
    noticeOwed: await idOf(owed),
    noticeOrder: silent.purchaseId,
  };
}

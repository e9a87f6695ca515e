import { askOffers, type Market } from '../../../apps/gateway/src/testing/purchase/market.ts';
import type { People } from '../picture-people.ts';
import { addApplications } from './applications.ts';
import { addCancellations } from './cancellations.ts';
import { addPayments } from './payments.ts';
import { addStuck } from './stuck.ts';
import { addPaymentRequests, addTransfers } from './transfers.ts';

/** Sales as buyers and staff leave them, one in every state. */
export async function addSalesThings(market: Market, people: People) {
  const stuck = await addStuck(market);
  const payments = await addPayments(market, people);
  const notices = await addCancellations(market);
  const transfers = await addTransfers(market, people);
  const requests = await addPaymentRequests(market, people);
  const applications = await addApplications(market, people);
  await askOffers(market, market.buyer(), 'foreign-travel');
  const { id: quote } = await market.context.db
    .selectFrom('quote')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { ...stuck, ...payments, ...notices, ...transfers, ...requests, ...applications, quote };
}

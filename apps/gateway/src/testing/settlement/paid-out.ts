import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { expect } from 'vitest';
import type { Market } from '../purchase/market.ts';
import { agree } from '../second-person.ts';
import { signInAsStaff } from '../staff.ts';
import { payOutNow, reconcileAfter } from './paid-market.ts';

/** A provider's payout that came to our bank, and an insurer who got what it was owed. */
export async function paidOutAndPaid(market: Market): Promise<void> {
  await payOutNow(market);
  expect((await reconcileAfter(market, 0)).differences).toEqual([]);
  const [first, second] = [market.buyer(), market.buyer()];
  for (const one of [first, second]) await signInAsStaff(market.context, one, 'owner');
  const { rows } = (await first.post('panel/payables', { month: todayInIstanbul(new Date()).slice(0, 7) }))
    .body;
  const account = rows.find(({ closing }: { closing: number }) => closing > 0);
  await first.post('panel/payables/ask', {
    kind: account.kind,
    partyId: account.party.id,
    amount: { minor: account.closing, currency: account.currency },
    paidOn: todayInIstanbul(new Date()),
    reference: 'EFT 4711',
    reason: 'Kasım mutabakatı imzalandı',
  });
  expect((await agree(second, account.party.name))?.body).toMatchObject({ state: 'approved' });
}

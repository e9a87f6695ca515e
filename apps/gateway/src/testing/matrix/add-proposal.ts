import type { GatewayContext } from '../../main/context.ts';
import { randomId } from '../../platform/random-id.ts';

/** A refund somebody asked for; without a purchase one that is only to be taken back. */
export const addProposal = async (
  { db }: GatewayContext,
  { partner, orderId, asker }: { partner: string; orderId: string | null; asker: string },
): Promise<string> => {
  const id = randomId();
  await db
    .insertInto('proposal')
    .values({
      id,
      kind: 'refund',
      reason: 'Müşteri iki kez ödemiş',
      state: 'ASKED',
      asked_by: asker,
      asked_at: new Date('2026-06-14T10:00:00Z'),
      subject: orderId ?? id,
      order_id: orderId,
      partner_id: partner,
      amount: 100,
      payload: '{}',
    })
    .execute();
  return id;
};

import type { Context } from '../../platform/context.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';

/**
 * Whether anything is kept under a phone at a partner: whoever has data here may look at them, not only buyers. An order
 * that was given up still has its quote.
 */
export const isKnownPhone = async (
  { db, dataKeys }: Context,
  partnerId: string,
  phone: string,
): Promise<boolean> => {
  const rows = (['purchase_order', 'quote', 'application'] as const).map((table) =>
    db
      .selectFrom(table as 'quote')
      .select('id')
      .where(hasPhone(table, dataKeys, phone))
      .where('partner_id', '=', partnerId)
      .limit(1)
      .executeTakeFirst(),
  );
  const found = await Promise.all(rows);
  return found.some((row) => row !== undefined);
};

/** Whether a purchase was made with a phone, whichever partner sold it: its mail is opened under any brand. */
export const isPhoneOfPurchase = async (
  { db, dataKeys }: Context,
  purchaseId: string,
  phone: string,
): Promise<boolean> => {
  const found = await db
    .selectFrom('purchase_order')
    .select('id')
    .where('id', '=', purchaseId)
    .where(hasPhone('purchase_order', dataKeys, phone))
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Whether a phone's owner paid for something or has had a policy, whichever partner sold it: who has only asked or begun to
 * pay costs an attacker nothing to be.
 */
export const isPhoneOfBuyer = async ({ db, dataKeys }: Context, phone: string): Promise<boolean> => {
  const found = await db
    .selectFrom('purchase_order')
    .leftJoin('policy', 'policy.order_id', 'purchase_order.id')
    .select('purchase_order.id')
    .where(hasPhone('purchase_order', dataKeys, phone))
    .where(({ eb, or }) =>
      or([eb('purchase_order.state', 'in', ordersThatAre('bought')), eb('policy.policy_no', 'is not', null)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

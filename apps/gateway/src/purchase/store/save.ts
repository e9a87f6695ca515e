import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type JudgedStep, nextVersion } from './open-cases.ts';
import type { PurchaseRows } from './rows.ts';
import { saveAttempt, saveRefund } from './save-money.ts';
import { saveOrder, saveTransfer } from './save-order.ts';
import { saveNotice, savePolicy } from './save-policy.ts';
import type { Facts, Saving } from './saving.ts';

/** Writes what became of a purchase: only rows that changed, each one version on, and what lies with a person of it. */
export async function savePurchase(
  trx: Transaction<Database>,
  rows: PurchaseRows,
  { before, after, isJudged, facts, now }: JudgedStep & { facts: Facts; now: Date },
): Promise<void> {
  const saving: Saving = { trx, now, facts, before, purchaseId: after.id };
  /* closed ones first: one attempt of a quote is open at a time */
  const attempts = after.orders
    .flatMap((order) => order.attempts.map((attempt) => ({ order, attempt })))
    .toSorted((a, b) => Number(b.attempt.st === 'none') - Number(a.attempt.st === 'none'));
  const knownAttempts = before.orders.flatMap((order) => order.attempts);
  for (const { order, attempt } of attempts)
    await saveAttempt(
      saving,
      order,
      attempt,
      knownAttempts.find(({ id }) => id === attempt.id),
    );
  for (const order of after.orders) {
    const known = before.orders.find(({ id }) => id === order.id);
    const row = rows.orders.find(({ id }) => id === order.id);
    if (!known || !row) throw new Error('an order without its row');
    if (order.policy.st !== 'none') await savePolicy(saving, order, row.insurer_id, known.policy);
    for (const refund of order.refunds)
      await saveRefund(
        saving,
        order,
        refund,
        known.refunds.find(({ id }) => id === refund.id),
      );
    if (order.notice) await saveNotice(saving, order, order.notice);
    if (order.transfer) await saveTransfer(saving, order, order.transfer, known.transfer);
    await saveOrder(saving, order, row, known);
  }
  await nextVersion(trx, { before, after, isJudged }, rows.orders, now);
}

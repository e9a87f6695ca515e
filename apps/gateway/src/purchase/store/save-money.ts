import type { Attempt, Held, Order, Refund } from '../machine/state.ts';
import { attemptColumns, errorOfAttempt, needsNoPage, needsNoProof, refundColumns } from './columns.ts';
import { type Facts, type Saving, same } from './saving.ts';

/** Writes an attempt, a new one with what only its maker knows. */
export async function saveAttempt(
  saving: Saving,
  order: Order,
  attempt: Attempt,
  known: Attempt | undefined,
) {
  const { trx, now, purchaseId } = saving;
  const columns = attemptColumns(attempt);
  const { id } = attempt;
  if (!known) {
    await trx
      .insertInto('attempt')
      .values({
        ...newAttempt(attempt),
        ...saving.facts.attempt,
        ...columns,
        id,
        order_id: order.id,
        quote_id: purchaseId,
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return;
  }
  const isClosed = attempt.st === 'none' && known.st !== 'none';
  const facts =
    isClosed && attempt.why ? { error: errorOfAttempt[attempt.why], ...mine(saving, id) } : mine(saving, id);
  if (same(columns, attemptColumns(known)) && Object.keys(facts).length === 0) return;
  await trx
    .updateTable('attempt')
    .set((to) => ({
      ...facts,
      ...columns,
      ...(needsNoPage(columns.state) && { hop_html: null }),
      ...(needsNoProof(attempt.st) && { bank_proof: null }),
      version: to('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** Facts are of one attempt: others of the quote that give way meanwhile know nothing of them. */
const mine = ({ facts }: Saving, id: string): NonNullable<Facts['attempt']> =>
  facts.attempt?.id === id ? facts.attempt : {};

const newAttempt = (attempt: Attempt) => ({
  method: attempt.method,
  psp: attempt.method,
  psp_payment_id: null,
  three_d_secure: attempt.secure,
  price: attempt.price,
  paid: attempt.paid,
  currency: 'TRY' as const,
  installment_count: 1,
  discount: 0,
  card_prefix: '',
  card_last4: '',
  transaction_ids: '[]',
});

/** The word staff read beside a refund that was stopped by us; a provider's own code comes with its answer. */
const heldWords = {
  ceiling: 'hourly-limit',
  transfer: 'transfer',
  amount: 'other-amount',
  unknown: 'unknown-too-long',
  restored: 'restored',
} as const satisfies Record<Exclude<Held, 'refused'>, string>;

const heldFacts = ({ held, st }: Refund): { provider_code?: string } =>
  st === 'held' && held !== null && held !== 'refused' ? { provider_code: heldWords[held] } : {};

/** Writes a payment back. */
export async function saveRefund(
  { trx, now, facts }: Saving,
  order: Order,
  refund: Refund,
  known: Refund | undefined,
) {
  const columns = refundColumns(refund);
  const { id } = refund;
  const own = { ...heldFacts(refund), ...(facts.refund?.id === id ? facts.refund : {}) };
  if (!known) {
    const { attemptId, amount, reason } = refund;
    await trx
      .insertInto('refund')
      .values({
        ...own,
        ...columns,
        id,
        order_id: order.id,
        attempt_id: attemptId,
        amount,
        reason,
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return;
  }
  if (same(columns, refundColumns(known)) && facts.refund?.id !== id) return;
  await trx
    .updateTable('refund')
    .set((to) => ({ ...own, ...columns, version: to('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

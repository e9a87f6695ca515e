import { mayAsk, type ProposalKind } from '@sigorta/contracts/panel/proposal-kinds';
import type { Transaction } from 'kysely';
import type { Staff } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { randomId } from '../platform/random-id.ts';
import { Refusal } from '../platform/refusal.ts';
import { audit } from '../staff/audit.ts';
import { requireWithinDay } from './day-limit.ts';
import type { PayloadOf } from './payload.ts';

/** What somebody asks for. */
export interface Wanted<Kind extends ProposalKind = ProposalKind> {
  kind: Kind;
  /** of a kind and a subject one is open at a time */
  subject: string;
  orderId: string | null;
  partnerId: string | null;
  /** the refund it is about, when it was held */
  heldRefundId?: string;
  /** kuruş; null where none can be named */
  amount: number | null;
  payload: PayloadOf<Kind>;
  reason: string;
}

/** @throws Refusal `not-allowed` when the role may not ask for it, or not for as much */
export function requireMayAsk({ role }: Staff, kind: ProposalKind, amount: number | null): void {
  if (!mayAsk(role, kind, amount)) throw new Refusal('not-allowed');
}

/**
 * Writes down what somebody asks for, in the transaction that looked whether it could be done.
 * @returns its id
 * @throws Refusal `not-allowed`; `day-limit-reached`; `request-closed` when the same is asked for already
 */
export async function openProposal<Kind extends ProposalKind>(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  staff: Staff,
  wanted: Wanted<Kind>,
  id = randomId(),
): Promise<string> {
  const { kind, subject, orderId, partnerId, heldRefundId, amount, payload, reason } = wanted;
  requireMayAsk(staff, kind, amount);
  await requireWithinDay(context, trx, staff, 'ask', { kind, amount });
  const added = await trx
    .insertInto('proposal')
    .values({
      id,
      kind,
      subject,
      order_id: orderId,
      partner_id: partnerId,
      held_refund_id: heldRefundId ?? null,
      amount,
      payload: JSON.stringify(payload),
      reason,
      state: 'ASKED',
      asked_by: staff.id,
      asked_at: context.clock(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('state', '=', 'ASKED').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal('request-closed');
  await audit(context, trx, staff, {
    action: 'proposal.asked',
    subject: auditSubject({ order_id: orderId, kind, subject }),
    partnerId,
    reason,
    detail: { kind, amount },
  });
  return id;
}

/** What an entry of the audit log about a proposal is about: its purchase, else itself by its kind. */
export const auditSubject = ({
  order_id,
  kind,
  subject,
}: {
  order_id: string | null;
  kind: ProposalKind;
  subject: string;
}): { kind: string; id: string } =>
  order_id === null
    ? { kind: subjectKinds[kind] ?? 'list', id: subject }
    : { kind: 'purchase', id: order_id };

const subjectKinds: Partial<Record<ProposalKind, string>> = {
  coupon: 'coupon',
  'partner-payment': 'partner',
  'site-turn': 'site',
};

import type { stuckWork } from '@sigorta/contracts/panel/stuck-cases';
import type { Transaction } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openProposal } from '../../proposals/open.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { stuckOf } from './queries.ts';
import { sumInQuestion } from './write-off.ts';

const resend = async (context: Context, trx: Transaction<Database>, key: string): Promise<void> => {
  await trx
    .updateTable('outbox')
    .set({ run_at: context.clock() })
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .execute();
};

/** The step at which papers wait is due now: they are made, or the mail with them goes. */
const bringPapers = async (context: Context, trx: Transaction<Database>, orderId: string): Promise<void> => {
  const { kind } = await trx
    .selectFrom('purchase_order')
    .select('kind')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const made = await trx
    .selectFrom('document')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const [make, mail] =
    kind === 'payment'
      ? (['render-receipt', 'mail-receipt'] as const)
      : (['render-documents', 'send-mail'] as const);
  await enqueue(trx, made ? mail : make, orderId, context.clock());
};

const acknowledge = async (
  context: Context,
  trx: Transaction<Database>,
  { kind, id }: { kind: 'alarm' | 'paper-wrong' | 'not-delivered'; id: string },
  staffId: string,
): Promise<void> => {
  if (kind === 'paper-wrong') {
    await trx
      .updateTable('document')
      .set({ fault_taken_by: staffId, fault_taken_at: context.clock() })
      .where('id', '=', id)
      .where('fault_taken_at', 'is', null)
      .execute();
    return;
  }
  if (kind === 'not-delivered') {
    await trx
      .updateTable('delivery')
      .set({ is_waiting: false, taken_by: staffId, taken_at: context.clock() })
      .where('id', '=', id)
      .where('taken_at', 'is', null)
      .execute();
    return;
  }
  await trx
    .updateTable('alarm')
    .set({ acknowledged_by: staffId, acknowledged_at: context.clock() })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('acknowledged_at', 'is', null)
    .execute();
};

/**
 * One about money is given up by two persons: the second is asked.
 * @throws Refusal `not-allowed`, `request-closed`, `day-limit-reached`
 */
const askToClose = async (
  context: Context,
  staff: Staff,
  { id, reason }: { id: string; reason: string },
): Promise<boolean> =>
  context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('difference')
      .selectAll()
      .where('id', '=', id)
      .where('is_money', '=', true)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (!row) return false;
    const order = await trx
      .selectFrom('purchase_order')
      .select(['id', 'partner_id'])
      .where('id', '=', row.order_id ?? '')
      .executeTakeFirst();
    await openProposal(context, trx, staff, {
      kind: 'write-off',
      subject: id,
      orderId: order?.id ?? null,
      partnerId: order?.partner_id ?? null,
      amount: sumInQuestion(row),
      payload: {},
      reason,
    });
    return true;
  });

const closeDifference = async (
  context: Context,
  trx: Transaction<Database>,
  { id, reason }: { id: string; reason: string },
  staffId: string,
): Promise<void> => {
  await trx
    .updateTable('difference')
    .set({ closed_at: context.clock(), closed_by: staffId, closed_reason: reason })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
};

/** A case that is not in the caller's list any more was settled meanwhile. */
export const workOnCase: Handler<typeof stuckWork, JobContext> = async (context, request, call) => {
  const staff = staffOf(call);
  const { rows } = await stuckOf(context, [request.kind], scopeOf(staff), request.id);
  const [row] = rows;
  if (!row) throw new Refusal('not-found');
  if (request.action === 'close' && (await askToClose(context, staff, request)))
    return { success: true, isAsked: true };
  const written = (trx: Transaction<Database>) =>
    audit(context, trx, staff, {
      action: `stuck-case.${request.action}`,
      subject: { kind: row.order_id ? 'purchase' : 'job', id: row.order_id ?? request.kind },
      partnerId: row.partner_id,
      detail: { kind: request.kind, amount: row.amount === null ? null : Number(row.amount) },
    });
  if (request.kind === 'papers-late' && row.order_id !== null) {
    const orderId = row.order_id;
    await context.db.transaction().execute(async (trx) => {
      await bringPapers(context, trx, orderId);
      await written(trx);
    });
  } else if (request.action === 'ask-again' && row.order_id !== null) {
    const command = { do: 'look-again', orderId: row.order_id } as const;
    const purchaseId = await purchaseOf(context.db, 'purchase_order', row.order_id);
    await carryOut(context, purchaseId, { command }, { after: written });
  } else {
    await context.db.transaction().execute(async (trx) => {
      if (request.action === 'acknowledge') await acknowledge(context, trx, request, staff.id);
      else if (request.action === 'close') await closeDifference(context, trx, request, staff.id);
      else await resend(context, trx, request.id);
      await written(trx);
    });
  }
  context.wake();
  return { success: true, isAsked: false };
};

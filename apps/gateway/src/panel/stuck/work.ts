import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { stuckWork } from '@sigorta/contracts/panel/stuck-cases';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { JobKind } from '../../platform/outbox/job-kinds.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { stuckOf } from './queries.ts';

type Request = ParsedRequestOf<typeof stuckWork>;

const askingJobs: Record<'policy-slow' | 'charge-unknown' | 'refund-unknown', JobKind> = {
  'policy-slow': 'issue-policy',
  'charge-unknown': 'watch-attempt',
  'refund-unknown': 'refund',
};

const work = async (
  context: Context,
  trx: Transaction<Database>,
  request: Request,
  staffId: string,
): Promise<void> => {
  const now = context.clock();
  switch (request.action) {
    case 'ask-again':
      return enqueue(trx, askingJobs[request.kind], request.id, now);
    case 'resend':
      await trx
        .updateTable('outbox')
        .set({ run_at: now })
        .where('key', '=', request.id)
        .where('state', '=', 'waiting')
        .execute();
      return;
    case 'acknowledge':
      await trx
        .updateTable('alarm')
        .set({ acknowledged_by: staffId, acknowledged_at: now })
        .where('id', '=', request.id)
        .where('closed_at', 'is', null)
        .where('acknowledged_at', 'is', null)
        .execute();
      return;
  }
};

/** A case that is not in the caller's list any more was settled meanwhile. */
export const workOnCase: Handler<typeof stuckWork> = async (context, request, call) => {
  const staff = staffOf(call);
  const row = (await stuckOf(context, request.kind, scopeOf(staff))).find(({ id }) => id === request.id);
  if (!row) throw new Refusal('not-found');
  await context.db.transaction().execute(async (trx) => {
    await work(context, trx, request, staff.id);
    await audit(context, trx, staff, {
      action: `stuck-case.${request.action}`,
      subject: { kind: row.order_id ? 'purchase' : 'job', id: row.order_id ?? request.kind },
      partnerId: row.partner_id,
      detail: { kind: request.kind, amount: row.amount === null ? null : Number(row.amount) },
    });
  });
  context.wake();
  return { success: true };
};

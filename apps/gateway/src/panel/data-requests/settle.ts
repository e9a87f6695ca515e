import type { dataRequestSettle } from '@sigorta/contracts/panel/data-requests';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';

/** How it was answered stands in the audit; the clock itself never moves. */
export const settleDataRequest: Handler<typeof dataRequestSettle> = async (context, request, call) => {
  const staff = staffOf(call);
  const scope = scopeOf(staff);
  const { id, done, reason } = request;
  await context.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('data_request')
      .select('state')
      .where('id', '=', id)
      .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new Refusal('not-found');
    /* a colleague's word about how it was answered stays */
    if ((found.state === 'done') === done) throw new Refusal('request-closed');
    const row = await trx
      .updateTable('data_request')
      .set({
        state: done ? 'done' : 'open',
        done_at: done ? context.clock() : null,
        done_by: done ? staff.name : null,
      })
      .where('id', '=', id)
      .returning(['partner_id', 'kind'])
      .executeTakeFirstOrThrow();
    await audit(context, trx, staff, {
      action: done ? 'data-request.done' : 'data-request.reopened',
      subject: { kind: 'data-request', id },
      partnerId: row.partner_id,
      reason,
      detail: { kind: row.kind },
    });
  });
  return { state: done ? 'done' : 'open' };
};

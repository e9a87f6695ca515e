import type { staffDocument } from '@sigorta/contracts/panel/payments';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signGrant } from '../../policies/documents/document-token.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { spendPersonalData } from '../shared/personal-data-budget.ts';
import { orderInScope } from './order-in-scope.ts';

/** A paper names persons in full: it is opened as a masked field is shown. The link is the buyer's kind, for this browser only. */
export const openStaffDocument: Handler<typeof staffDocument, JobContext> = async (
  context,
  request,
  call,
) => {
  const { db, clock, signingKeys } = context;
  const staff = staffOf(call);
  const order = await orderInScope(db, request.orderId, staff);
  const document = await db
    .selectFrom('document')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', request.kind)
    .executeTakeFirst();
  if (!document) throw new Refusal('document-not-ready');
  await spendPersonalData(context, staff, 'revealed');
  await db.transaction().execute((trx) =>
    audit(context, trx, staff, {
      action: 'document.opened',
      subject: { kind: 'purchase', id: order.id },
      partnerId: order.partner_id,
      reason: request.reason,
      detail: { kind: request.kind },
    }),
  );
  const until = clock().getTime() + context.timings.documentLinkMs;
  const token = signGrant(signingKeys, {
    opens: 'document',
    id: document.id,
    sessionId: call.sessionId,
    until,
  });
  return { url: `/belge/${token}` };
};

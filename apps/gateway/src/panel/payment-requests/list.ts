import { lira } from '@sigorta/contracts/money';
import type { PaymentRequestRow, panelPaymentRequests } from '@sigorta/contracts/panel/payment-requests';
import { contactOf, type PaymentRequest } from '../../payments/requests/opened-request.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { maskedName } from '../masking/masked.ts';
import { listPage } from '../paging/list-page.ts';
import { shownRequestState } from './shown-state.ts';

function rowOf(context: Context, row: PaymentRequest & { staff_name: string | null }): PaymentRequestRow {
  const { name, phone, email } = contactOf(context, row);
  return {
    id: row.id,
    state: shownRequestState(row, context.clock()),
    amount: lira(row.amount),
    purpose: row.purpose,
    reference: row.reference,
    name: maskedName(name),
    language: row.language,
    createdBy: row.staff_name ?? '',
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    channels: [...(phone ? ['sms' as const] : []), ...(email ? ['mail' as const] : [])],
  };
}

export const listPaymentRequests: Handler<typeof panelPaymentRequests> = async (context, request, call) => {
  const scope = scopeOf(staffOf(call));
  const now = context.clock();
  const { page, ascending, sort, search, state } = request;
  let filtered = context.db
    .selectFrom('payment_request')
    .leftJoin('staff', 'staff.id', 'payment_request.created_by');
  if (scope !== null) filtered = filtered.where('payment_request.partner_id', '=', scope);
  if (state === 'paid') filtered = filtered.where('payment_request.state', '=', 'PAID');
  if (state === 'cancelled') filtered = filtered.where('payment_request.state', '=', 'CANCELLED');
  if (state === 'open' || state === 'expired')
    filtered = filtered
      .where('payment_request.state', '=', 'OPEN')
      .where('payment_request.expires_at', state === 'open' ? '>' : '<=', now);
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    filtered = filtered.where((or) =>
      or.or([or('payment_request.purpose', 'ilike', like), or('payment_request.reference', 'ilike', like)]),
    );
  }
  const { rows, total, more } = await listPage(
    context,
    filtered,
    (query) => query.selectAll('payment_request').select('staff.name as staff_name'),
    { page, ascending, sort: `payment_request.${sort}`, key: 'payment_request.id' },
  );
  return { rows: rows.map((row) => rowOf(context, row)), total, more };
};

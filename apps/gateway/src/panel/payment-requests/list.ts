import { lira } from '@sigorta/contracts/money';
import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { PaymentRequestRow, panelPaymentRequests } from '@sigorta/contracts/panel/payment-requests';
import { contactOf, type PaymentRequest } from '../../payments/requests/opened-request.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { maskedName } from '../masking/masked.ts';
import { listPage } from '../paging/list-page.ts';
import { shownRequestState } from './shown-state.ts';

/** A request as staff see it, masked. */
export function requestRow(
  context: Context,
  row: PaymentRequest & { staff_name: string | null },
): PaymentRequestRow {
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

/** Requests of a scope that fit a filter. */
export const filteredRequests = (
  context: Context,
  scope: string | null,
  { search, state }: Pick<ParsedRequestOf<typeof panelPaymentRequests>, 'search' | 'state'>,
) => {
  const now = context.clock();
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
  return filtered;
};

export const requestColumns = (query: ReturnType<typeof filteredRequests>) =>
  query
    .selectAll('payment_request')
    .select(recordKey('payment_request.id'))
    .select('staff.name as staff_name');

export const listPaymentRequests: Handler<typeof panelPaymentRequests> = async (context, request, call) => {
  const { page, ascending, sort } = request;
  const { rows, total, more } = await listPage(
    context,
    filteredRequests(context, scopeOf(staffOf(call)), request),
    requestColumns,
    { page, ascending, sort: `payment_request.${sort}`, key: 'payment_request.id' },
  );
  return { rows: rows.map((row) => requestRow(context, row)), total, more };
};

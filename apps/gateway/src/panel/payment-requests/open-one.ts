import type { PaymentRequest } from '../../payments/requests/opened-request.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { scopeOf } from '../../staff/staff-of.ts';

/**
 * A request of the caller's scope that can still be paid.
 * @throws Refusal `not-found`, `request-closed`
 */
export async function openOne(context: Context, id: string, staff: Staff): Promise<PaymentRequest> {
  const scope = scopeOf(staff);
  let query = context.db
    .selectFrom('payment_request')
    .selectAll()
    .select(recordKey('payment_request.id'))
    .where('id', '=', id);
  if (scope !== null) query = query.where('partner_id', '=', scope);
  const request = await query.executeTakeFirst();
  if (!request) throw new Refusal('not-found');
  if (request.state !== 'OPEN' || request.expires_at <= context.clock()) throw new Refusal('request-closed');
  return request;
}

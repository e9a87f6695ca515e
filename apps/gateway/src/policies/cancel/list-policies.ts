import type { cancellationList } from '@sigorta/contracts/operations/cancellation-list';
import { provenPhone } from '../../buyers/login/login-cookie.ts';
import type { Context } from '../../platform/context.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { type PolicyToCancel, policiesToCancel } from './cancellable.ts';
import { provenOrders } from './policy-proof.ts';
import { viewsOf } from './view.ts';

const most = 100;

/** Each way to a policy is a question of its own, so that each finds its index. */
async function ownPolicies(context: Context, call: Call, phone: string | null): Promise<PolicyToCancel[]> {
  const proven = await provenOrders(context, call.sessionId);
  const newest = () => policiesToCancel(context).orderBy('purchase_order.created_at', 'desc').limit(most);
  const found = await Promise.all([
    call.sessionId === '' ? [] : newest().where('purchase_order.session_id', '=', call.sessionId).execute(),
    phone === null
      ? []
      : newest()
          .where(hasPhone('purchase_order', context.dataKeys, phone))
          .where('purchase_order.partner_id', '=', call.partner.id)
          .execute(),
    proven.length === 0 ? [] : newest().where('purchase_order.id', 'in', proven).execute(),
  ]);
  return [...new Map(found.flat().map((policy) => [policy.id, policy])).values()];
}

/** Before anybody logged in or bought anything the list is empty, which is no mistake. */
export const listPolicies: Handler<typeof cancellationList> = async (context, _request, call) => {
  const phone = await provenPhone(context, call);
  const policies = await ownPolicies(context, call, phone);
  const signed = ({ chargedAt, issuedAt }: PolicyToCancel) => (chargedAt ?? issuedAt)?.getTime() ?? 0;
  return {
    phoneEnd: phone?.slice(-4) ?? null,
    policies: await viewsOf(
      context,
      call.language,
      policies.toSorted((a, b) => signed(b) - signed(a)).slice(0, most),
    ),
  };
};

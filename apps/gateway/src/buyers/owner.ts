import type { Context } from '../platform/context.ts';
import { type FoundByPhone, isOfPhone } from '../platform/sensitive/sealed-phone.ts';
import { provenPhone } from './login/login-cookie.ts';

interface Caller {
  sessionId: string;
  loginCookie: string | null;
}

/** A purchase as it was read with what tells whose it is. */
export interface OwnedOrder extends FoundByPhone {
  session_id: string;
}

/** Tells whether a purchase is the caller's: his session bought it, or his login proved its phone. */
export const ownerTest = async (
  context: Context,
  caller: Caller,
): Promise<(order: OwnedOrder) => boolean> => {
  const phone = await provenPhone(context, caller);
  return (order) =>
    order.session_id === caller.sessionId || (phone !== null && isOfPhone(context.dataKeys, order, phone));
};

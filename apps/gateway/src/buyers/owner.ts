import type { Context } from '../platform/context.ts';
import { provenPhone } from './login/login-cookie.ts';

interface Caller {
  sessionId: string;
  loginCookie: string | null;
}

/** Tells whether a purchase is the caller's: his session bought it, or his login proved its phone. */
export const ownerTest = async (
  context: Context,
  caller: Caller,
): Promise<(order: { session_id: string; phone: string | null }) => boolean> => {
  const phone = await provenPhone(context, caller);
  return (order) => order.session_id === caller.sessionId || (phone !== null && order.phone === phone);
};

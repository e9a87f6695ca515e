import type { logOut as operation } from '@sigorta/contracts/operations/log-out';
import type { Handler } from '../../platform/handler.ts';
import { endLogin } from './login-cookie.ts';

export const logOut: Handler<typeof operation> = async (context, _request, call) => {
  await endLogin(context, call.sessionId);
  call.setLoginCookie(null);
  return { success: true };
};

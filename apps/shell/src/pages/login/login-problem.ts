import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import type { LoginText } from './use-login-texts.ts';

const told = ['code-wrong', 'code-expired', 'too-many-requests', 'sms-failed', 'phone-not-found'] as const;

/** Key of the login texts for whatever went wrong. */
export function loginProblem(code: GatewayErrorCode): LoginText {
  /* a challenge of another session is one that cannot be used here */
  if (code === 'not-found') return 'error.code-expired';
  if (code === 'offline' || code === 'timeout') return 'error.offline';
  if (code === 'invalid-input') return 'phone.error';
  /* work that was handed in too late or is done no more: asked for too often meanwhile */
  if (code === 'proof-required') return 'error.too-many-requests';
  const known = told.find((one) => one === code);
  return known ? `error.${known}` : 'error.other';
}

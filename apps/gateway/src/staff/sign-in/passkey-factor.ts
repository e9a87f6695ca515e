import type { staffPasskey } from '@sigorta/contracts/panel/passkeys';
import type { Handler } from '../../platform/handler.ts';
import { isPasskey } from '../passkeys/is-passkey.ts';
import { passFactor } from './pass-factor.ts';

/** @throws Refusal `passkey-refused`, `code-expired`, `too-many-requests` */
export const passkeyFactor: Handler<typeof staffPasskey> = (context, { challenge, proof }, call) =>
  passFactor(context, call, challenge, {
    isRight: ({ id }) => isPasskey(context, id, challenge, proof),
    refusal: 'passkey-refused',
  });

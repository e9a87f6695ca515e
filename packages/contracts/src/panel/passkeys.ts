import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { defineOperation } from '../operation.ts';
import { toldId, toldText } from '../told.ts';
import { empty, opaqueId } from '../wire.ts';
import {
  bytes,
  credentialId,
  descriptor,
  passkeyProof,
  passkeyRequest,
  publicKey,
  transport,
} from './passkey-shapes.ts';
import { factorCode, signedIn } from './sign-in.ts';
import { defineStaffOperation } from './staff-operation.ts';

export const staffPasskey = defineOperation({
  producer: 'staff/passkey',
  method: 'POST',
  authority: 'buyer',
  cost: 'login',
  request: v.object({ challenge: opaqueId, proof: passkeyProof }),
  answer: v.object(signedIn),
  errors: ['passkey-refused', 'code-expired', 'not-found'],
  summary: 'Checks a passkey in place of the code of the app, and signs in.',
});

const done = v.object({ success: v.literal(true) });

export const stepUpOffer = defineStaffOperation({
  producer: 'staff/step-up/offer',
  method: 'POST',
  cost: 'read',
  permission: 'account:own',
  request: empty,
  /** null when the caller has no passkey */
  answer: v.object({ passkey: v.nullable(passkeyRequest) }),
  errors: [],
  summary: 'What a passkey is asked with to prove once more who it is.',
});

export const stepUpByCode = defineStaffOperation({
  producer: 'staff/step-up/code',
  method: 'POST',
  cost: 'login',
  permission: 'account:own',
  request: v.object({ code: factorCode }),
  answer: done,
  errors: ['code-wrong'],
  summary:
    'Proves once more who it is by the app or a recovery code, for operations with `step-up-required`.',
});

export const stepUpByPasskey = defineStaffOperation({
  producer: 'staff/step-up/passkey',
  method: 'POST',
  cost: 'login',
  permission: 'account:own',
  request: v.object({ challenge: opaqueId, proof: passkeyProof }),
  answer: done,
  errors: ['passkey-refused', 'code-expired'],
  summary: 'Proves once more who it is by a passkey, for operations with `step-up-required`.',
});

/** One of the caller's keys. */
export const ownPasskey = v.object({
  id: toldId,
  /** where it was made, e.g. `Safari · macOS` */
  name: toldText,
  since: instant,
  /** null: never since it was made */
  usedAt: v.nullable(instant),
  /** made for another host than the panel stands on now: it signs nobody in there */
  elsewhere: v.optional(v.literal(true)),
});

export const accountPasskeyOffer = defineStaffOperation({
  producer: 'staff/account/passkeys/offer',
  method: 'POST',
  cost: 'read',
  permission: 'account:own',
  stepUp: true,
  request: empty,
  answer: v.object({
    challenge: opaqueId,
    rp: v.object({ id: toldId, name: toldText }),
    user: v.object({ id: bytes(128), name: toldText, displayName: toldText }),
    pubKeyCredParams: v.array(v.object({ type: publicKey, alg: v.number() })),
    excludeCredentials: v.array(descriptor),
    authenticatorSelection: v.object({
      residentKey: v.literal('preferred'),
      userVerification: v.literal('required'),
    }),
    attestation: v.literal('none'),
    /** ms */
    timeout: v.number(),
  }),
  /** `not-found`: the address of this site cannot hold passkeys */
  errors: ['not-found'],
  summary:
    'What `navigator.credentials.create` is asked with; the key counts after `staff/account/passkeys/add`.',
});

export const accountPasskeyAdd = defineStaffOperation({
  producer: 'staff/account/passkeys/add',
  method: 'POST',
  cost: 'login',
  permission: 'account:own',
  stepUp: true,
  request: v.object({
    challenge: opaqueId,
    made: v.object({
      id: credentialId,
      rawId: credentialId,
      type: publicKey,
      response: v.object({
        clientDataJSON: bytes(4096),
        attestationObject: bytes(16_384),
        transports: v.optional(v.pipe(v.array(transport), v.maxLength(8)), []),
      }),
    }),
  }),
  answer: done,
  errors: ['passkey-refused', 'code-expired', 'not-found'],
  summary: 'Keeps a new passkey of the caller, named after the browser it was made in.',
});

export const accountPasskeyRemove = defineStaffOperation({
  producer: 'staff/account/passkeys/remove',
  method: 'POST',
  cost: 'read',
  permission: 'account:own',
  stepUp: true,
  request: v.object({ id: opaqueId }),
  answer: done,
  errors: ['not-found'],
  summary: 'Takes one of the own passkeys away; the app and the others go on.',
});

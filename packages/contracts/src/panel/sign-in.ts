import { asPlainCode } from '@sigorta/validators/as-code';
import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { passkeyRequest } from './passkey-shapes.ts';
import { roles } from './permissions.ts';

/* Before anybody is signed in these are open to the site; what they give is worth nothing without the second factor. */

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(3), v.maxLength(254));
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
/** six digits of the app, or a recovery code; spaces do not count */
export const factorCode = v.pipe(
  v.string(),
  v.transform((text) => asPlainCode(text).toLowerCase()),
  v.regex(/^(\d{6}|[a-z2-7]{10})$/, 'error.code-wrong'),
);

/** A new authenticator: what the app is told, as text and as the address of a QR code. */
const newFactor = v.object({
  next: v.literal('enrol'),
  challenge: opaqueId,
  secret: toldId,
  uri: toldText,
});

export const staffSignIn = defineOperation({
  producer: 'staff/sign-in',
  method: 'POST',
  authority: 'site',
  cost: 'login',
  request: v.object({ email, password }),
  answer: v.variant('next', [
    v.object({
      next: v.literal('code'),
      challenge: opaqueId,
      /** what a passkey is asked with instead of the code; null when there is none */
      passkey: v.nullable(passkeyRequest),
    }),
    newFactor,
  ]),
  errors: ['sign-in-failed'],
  summary: 'E-mail and password; the right ones lead to the second factor, or to setting it up.',
});

export const signedIn = {
  success: v.literal(true),
  name: toldText,
  role: v.picklist(roles),
};

export const staffSecondFactor = defineOperation({
  producer: 'staff/second-factor',
  method: 'POST',
  authority: 'buyer',
  cost: 'login',
  request: v.object({ challenge: opaqueId, code: factorCode }),
  answer: v.object(signedIn),
  errors: ['code-wrong', 'code-expired', 'not-found'],
  summary: 'Checks the code of the authenticator app, or a recovery code, and signs in.',
});

export const staffEnrol = defineOperation({
  producer: 'staff/enrol',
  method: 'POST',
  authority: 'buyer',
  cost: 'login',
  request: v.object({ challenge: opaqueId, code: factorCode }),
  answer: v.object({
    ...signedIn,
    /** ten, shown this once */
    recoveryCodes: v.array(toldText),
  }),
  errors: ['code-wrong', 'code-expired', 'not-found'],
  summary: 'Confirms a new authenticator by its first code; gives the recovery codes.',
});

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

export const invitationOpen = defineOperation({
  producer: 'staff/invitation',
  method: 'POST',
  authority: 'site',
  cost: 'login',
  request: v.object({ token }),
  answer: v.object({ email: toldText, name: toldText, role: v.picklist(roles) }),
  errors: ['link-expired'],
  summary: 'Whom an invitation is for.',
});

export const invitationAccept = defineOperation({
  producer: 'staff/invitation-accept',
  method: 'POST',
  authority: 'site',
  cost: 'login',
  request: v.object({ token, password }),
  answer: newFactor,
  errors: ['link-expired'],
  summary: 'Sets the password of an invitation, once, and leads to setting up the second factor.',
});

import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { toldId, toldText } from '../told.ts';
import { empty, opaqueId } from '../wire.ts';
import { ownPasskey } from './passkeys.ts';
import { factorCode } from './sign-in.ts';
import { defineStaffOperation } from './staff-operation.ts';

const done = v.object({ success: v.literal(true) });
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

export const accountDetail = defineStaffOperation({
  producer: 'staff/account',
  method: 'GET',
  cost: 'read',
  permission: 'account:own',
  request: empty,
  answer: v.object({
    recoveryCodesLeft: v.number(),
    /** the newest first; null where the address of this site cannot hold any */
    passkeys: v.nullable(v.array(ownPasskey)),
    /** newest first */
    sessions: v.array(
      v.object({
        id: toldId,
        /** e.g. `Firefox · Linux` */
        browser: toldText,
        /** address without its last part */
        network: toldText,
        since: instant,
        seenAt: instant,
        /** the one that asks */
        own: v.boolean(),
      }),
    ),
  }),
  errors: [],
  summary: 'Own sessions that still live, own passkeys, and how many recovery codes are left.',
});

export const accountSessionEnd = defineStaffOperation({
  producer: 'staff/account/end-session',
  method: 'POST',
  cost: 'read',
  permission: 'account:own',
  request: v.object({ id: opaqueId }),
  answer: done,
  errors: ['not-found'],
  summary: 'Ends one of the own sessions.',
});

export const accountOthersEnd = defineStaffOperation({
  producer: 'staff/account/end-others',
  method: 'POST',
  cost: 'read',
  permission: 'account:own',
  request: empty,
  answer: done,
  errors: [],
  summary: 'Ends every own session but this one.',
});

export const accountPassword = defineStaffOperation({
  producer: 'staff/account/password',
  method: 'POST',
  cost: 'login',
  permission: 'account:own',
  request: v.object({ old: password, code: factorCode, password }),
  answer: done,
  errors: ['sign-in-failed', 'code-wrong'],
  summary: 'A new password, for the old one and a code; ends every other session.',
});

export const accountNewFactor = defineStaffOperation({
  producer: 'staff/account/new-factor',
  method: 'POST',
  cost: 'login',
  permission: 'account:own',
  request: v.object({ password, code: factorCode }),
  answer: v.object({ challenge: opaqueId, secret: toldId, uri: toldText }),
  errors: ['sign-in-failed', 'code-wrong'],
  summary:
    'Begins setting up another authenticator; the old one counts until `staff/enrol` confirmed the new.',
});

export const accountRecoveryCodes = defineStaffOperation({
  producer: 'staff/account/recovery-codes',
  method: 'POST',
  cost: 'login',
  permission: 'account:own',
  request: v.object({ code: factorCode }),
  answer: v.object({ recoveryCodes: v.array(toldText) }),
  errors: ['code-wrong'],
  summary: 'Ten new recovery codes; those of before end.',
});

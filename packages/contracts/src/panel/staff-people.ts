import { isEmail } from '@sigorta/validators/email';
import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { languageSchema } from '../language.ts';
import { named, toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { listAnswer, listRequest } from './list.ts';
import { partnerId } from './parts.ts';
import { roles } from './permissions.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** `invited`: the invitation was not taken yet. */
export const personStates = ['invited', 'active', 'off'] as const;

const role = v.picklist(roles);
const state = v.picklist(personStates);
const done = v.object({ success: v.literal(true) });

const personRow = v.object({
  id: toldId,
  name: toldText,
  email: toldText,
  role,
  /** whose scope is seen; null sees every partner's */
  partner: v.nullable(named),
  state,
  /** an authenticator app is set up */
  secondFactor: v.boolean(),
  createdAt: instant,
  /** the caller: nobody changes what they may do themselves */
  own: v.boolean(),
  /** the only active owner, who can be neither switched off nor given another role */
  lastOwner: v.boolean(),
});
export type PersonRow = v.InferOutput<typeof personRow>;

export const peopleList = defineStaffOperation({
  producer: 'panel/staff',
  method: 'POST',
  cost: 'read',
  permission: 'staff:manage',
  request: listRequest(['created_at', 'name', 'role'], {
    role: v.optional(role),
    state: v.optional(state),
    partner: v.optional(partnerId),
  }),
  answer: v.object({
    ...listAnswer(personRow).entries,
    /** whom an agent can work for */
    partners: v.array(named),
  }),
  errors: ['not-allowed'],
  summary: 'People of the panel, newest first; searched by name or e-mail.',
});

/** What somebody may do and in whose scope. An agent belongs to a partner, everybody else to none. */
const place = { role, partnerId: v.nullable(partnerId) };

export const personInvite = defineStaffOperation({
  producer: 'panel/staff/invite',
  method: 'POST',
  cost: 'message',
  permission: 'staff:manage',
  stepUp: true,
  request: v.object({
    name: freeText(100, 'error.invalid-input', 2),
    email: v.pipe(
      v.string('error.invalid-input'),
      v.trim(),
      v.toLowerCase(),
      v.check(isEmail, 'error.invalid-input'),
    ),
    ...place,
    /** of the mail */
    language: languageSchema,
  }),
  answer: v.object({ id: toldId }),
  errors: ['not-allowed'],
  summary: 'Invites somebody to the panel; a link by mail lets them set their password.',
});

export const personInviteAgain = defineStaffOperation({
  producer: 'panel/staff/invite-again',
  method: 'POST',
  cost: 'message',
  permission: 'staff:manage',
  stepUp: true,
  request: v.object({ id: opaqueId, language: languageSchema }),
  answer: done,
  errors: ['not-found', 'request-closed', 'not-allowed'],
  summary: 'Sends somebody who did not take the invitation a new one; the link before ends.',
});

export const personChange = defineStaffOperation({
  producer: 'panel/staff/change',
  method: 'POST',
  cost: 'read',
  permission: 'staff:manage',
  stepUp: true,
  request: v.object({
    id: opaqueId,
    ...place,
    /** as the page showed it: what somebody else changed meanwhile is not overwritten (decision 0520) */
    was: v.object(place),
  }),
  answer: done,
  errors: ['not-found', 'not-allowed', 'changed-meanwhile'],
  summary: 'Gives somebody another role or partner; it holds from their next call on.',
});

export const personSwitch = defineStaffOperation({
  producer: 'panel/staff/switch',
  method: 'POST',
  cost: 'read',
  permission: 'staff:manage',
  stepUp: true,
  request: v.object({ id: opaqueId, active: v.boolean() }),
  answer: done,
  errors: ['not-found', 'not-allowed'],
  summary: 'Switches somebody off, which ends their sessions, or on again.',
});

export const personResetFactor = defineStaffOperation({
  producer: 'panel/staff/reset-second-factor',
  method: 'POST',
  cost: 'read',
  permission: 'staff:manage',
  stepUp: true,
  request: v.object({ id: opaqueId }),
  answer: done,
  errors: ['not-found', 'not-allowed'],
  summary:
    'Forgets somebody’s authenticator app and ends their sessions; they set up a new one at the next sign-in.',
});

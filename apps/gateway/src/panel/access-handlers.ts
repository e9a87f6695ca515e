import type { Handlers } from '../platform/handler.ts';
import { checkAudit } from './audit/check.ts';
import { listAudit } from './audit/list.ts';
import { changePerson, resetFactor, switchPerson } from './staff/actions.ts';
import { inviteAgain, invitePerson } from './staff/invite.ts';
import { listPeople } from './staff/list.ts';

/** Who works in the panel, and what they did. */
export const accessHandlers = {
  peopleList: listPeople,
  personInvite: invitePerson,
  personInviteAgain: inviteAgain,
  personChange: changePerson,
  personSwitch: switchPerson,
  personResetFactor: resetFactor,
  auditList: listAudit,
  auditCheck: checkAudit,
} satisfies Partial<Handlers>;

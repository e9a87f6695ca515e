import type { Handlers } from '../../platform/handler.ts';
import {
  changePassword,
  endOthers,
  endSession,
  offerNewFactor,
  readAccount,
  renewRecoveryCodes,
} from './account.ts';
import { enrol } from './enrol.ts';
import { acceptInvitation, openInvitation } from './invitation.ts';
import { secondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';

export const signInHandlers = {
  staffSignIn: signIn,
  staffSecondFactor: secondFactor,
  staffEnrol: enrol,
  invitationOpen: openInvitation,
  invitationAccept: acceptInvitation,
  accountDetail: readAccount,
  accountSessionEnd: endSession,
  accountOthersEnd: endOthers,
  accountPassword: changePassword,
  accountNewFactor: offerNewFactor,
  accountRecoveryCodes: renewRecoveryCodes,
} satisfies Partial<Handlers>;

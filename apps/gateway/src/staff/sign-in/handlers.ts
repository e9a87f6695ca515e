import type { Handlers } from '../../platform/handler.ts';
import { addPasskey, offerPasskey, removePasskey } from '../passkeys/account-passkeys.ts';
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
import { passkeyFactor } from './passkey-factor.ts';
import { secondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { offerStepUp, stepUpWithCode, stepUpWithPasskey } from './step-up.ts';

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
  accountPasskeyOffer: offerPasskey,
  accountPasskeyAdd: addPasskey,
  accountPasskeyRemove: removePasskey,
  staffPasskey: passkeyFactor,
  stepUpOffer: offerStepUp,
  stepUpByCode: stepUpWithCode,
  stepUpByPasskey: stepUpWithPasskey,
} satisfies Partial<Handlers>;

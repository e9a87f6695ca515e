import type { PictureState } from '../picture-state.ts';
import { accountStates } from './account.ts';
import { partnerStates } from './partners.ts';
import { payablesStates } from './payables.ts';
import { settingStates } from './settings.ts';
import { signInStates } from './sign-in.ts';

/** Partners, coupons, rates, people, releases, audit, data requests, the own account and the sign-in. */
export const administrationStates: readonly PictureState[] = [
  ...signInStates,
  ...accountStates,
  ...partnerStates,
  ...settingStates,
  ...payablesStates,
];

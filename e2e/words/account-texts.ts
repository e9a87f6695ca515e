import { ar as arAccount } from '../../apps/shell/src/pages/my-policies/account-texts/ar.ts';
import { tr as trAccount } from '../../apps/shell/src/pages/my-policies/account-texts/tr.ts';
import { ar as arSaved } from '../../packages/journey/src/texts/saved/ar.ts';
import { tr as trSaved } from '../../packages/journey/src/texts/saved/tr.ts';

/** The sections beside the policies, and kept quotes, in the two languages that differ most. */
export const accountTexts = { tr: trAccount, ar: arAccount };
export const savedTexts = { tr: trSaved, ar: arSaved };

import type { Language } from '@sigorta/i18n/language';
import { ar as arLogin } from '../../apps/shell/src/pages/login/texts/ar.ts';
import { tr as trLogin } from '../../apps/shell/src/pages/login/texts/tr.ts';
import { ar as arPolicies } from '../../apps/shell/src/pages/my-policies/texts/ar.ts';
import { tr as trPolicies } from '../../apps/shell/src/pages/my-policies/texts/tr.ts';

/** Both pages speak in the two languages that differ most. */
export const loginTexts = { tr: trLogin, ar: arLogin } satisfies Partial<Record<Language, object>>;
export const myPoliciesTexts = { tr: trPolicies, ar: arPolicies } satisfies Partial<Record<Language, object>>;

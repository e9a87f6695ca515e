import type { Language } from '@sigorta/i18n/language';
import { ar } from '../../apps/gateway/src/policies/living/texts/ar.ts';
import { en } from '../../apps/gateway/src/policies/living/texts/en.ts';
import { ru } from '../../apps/gateway/src/policies/living/texts/ru.ts';
import { tr } from '../../apps/gateway/src/policies/living/texts/tr.ts';

/** Words of a policy's own page. */
export const livingTexts = { tr, en, ru, ar } satisfies Record<Language, object>;

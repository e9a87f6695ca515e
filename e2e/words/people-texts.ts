import type { Language } from '@sigorta/i18n/language';
import { ar as auditAr } from '../../apps/panel/src/pages/audit/texts/ar.ts';
import { en as auditEn } from '../../apps/panel/src/pages/audit/texts/en.ts';
import { ru as auditRu } from '../../apps/panel/src/pages/audit/texts/ru.ts';
import { tr as auditTr } from '../../apps/panel/src/pages/audit/texts/tr.ts';
import { ar } from '../../apps/panel/src/pages/staff/texts/ar.ts';
import { en } from '../../apps/panel/src/pages/staff/texts/en.ts';
import { ru } from '../../apps/panel/src/pages/staff/texts/ru.ts';
import { tr } from '../../apps/panel/src/pages/staff/texts/tr.ts';

/** What the pages of people and of the audit log say. */
export const peopleTexts: Record<Language, typeof tr> = { tr, en, ru, ar };
export const auditTexts: Record<Language, typeof auditTr> = {
  tr: auditTr,
  en: auditEn,
  ru: auditRu,
  ar: auditAr,
};

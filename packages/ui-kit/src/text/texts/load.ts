import type { Language } from '@sigorta/i18n/language';
import { tr, type UiTextKey } from './tr.ts';

/** One language's words; Turkish is always at hand, the others are fetched. */
export async function loadUiTexts(language: Language): Promise<Record<UiTextKey, string>> {
  if (language === 'en') return (await import('./en.ts')).en;
  if (language === 'ru') return (await import('./ru.ts')).ru;
  if (language === 'ar') return (await import('./ar.ts')).ar;
  return tr;
}

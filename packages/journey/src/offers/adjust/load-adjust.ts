import type { Language } from '@sigorta/i18n/language';
import { loadNamespace } from '@sigorta/runtime/runtime';

type Words = () => Promise<Record<string, string>>;

const texts: Record<Language, readonly Words[]> = {
  tr: [
    async () => (await import('../../texts/adjust/tr.ts')).tr,
    async () => (await import('../../texts/form/tr.ts')).tr,
    async () => (await import('../../texts/beside/tr.ts')).tr,
  ],
  en: [
    async () => (await import('../../texts/adjust/en.ts')).en,
    async () => (await import('../../texts/form/en.ts')).en,
    async () => (await import('../../texts/beside/en.ts')).en,
  ],
  ru: [
    async () => (await import('../../texts/adjust/ru.ts')).ru,
    async () => (await import('../../texts/form/ru.ts')).ru,
    async () => (await import('../../texts/beside/ru.ts')).ru,
  ],
  ar: [
    async () => (await import('../../texts/adjust/ar.ts')).ar,
    async () => (await import('../../texts/form/ar.ts')).ar,
    async () => (await import('../../texts/beside/ar.ts')).ar,
  ],
};

/** The answers above a list, the form's own fields and words: loaded when somebody wants to move them. */
export async function loadAdjust(language: Language) {
  const [{ AdjustPanel }, ...words] = await Promise.all([
    import('./AdjustPanel.tsx'),
    ...texts[language].map((load) => load()),
  ]);
  for (const some of words) loadNamespace('journey', language, some);
  return AdjustPanel;
}

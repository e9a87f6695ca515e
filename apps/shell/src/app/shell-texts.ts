import type { Language } from '@sigorta/i18n/language';
import { loadNamespace } from '@sigorta/runtime/runtime';

type Texts = Record<string, string>;

/** The shell's own words and those of its inputs, one chunk a language. */
const texts: Record<Language, () => Promise<{ shell: Texts; ui: Texts }>> = {
  tr: async () => (await import('../texts/all-tr.ts')).all,
  en: async () => (await import('../texts/all-en.ts')).all,
  ru: async () => (await import('../texts/all-ru.ts')).all,
  ar: async () => (await import('../texts/all-ar.ts')).all,
};

/** Namespaces `shell` and `ui` in one language. */
export async function loadShellTexts(language: Language): Promise<void> {
  const { shell, ui } = await texts[language]();
  loadNamespace('shell', language, shell);
  loadNamespace('ui', language, ui);
}

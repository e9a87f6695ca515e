import type { Language } from '@sigorta/i18n/language';
import { loadCommonTexts } from '@sigorta/i18n/texts/load';
import { loadNamespace } from '@sigorta/runtime/runtime';

type Texts = Readonly<Record<string, string>>;
type TextLoaders = Record<Language, () => Promise<Texts>>;

const frame: TextLoaders = {
  tr: async () => (await import('./tr.ts')).tr,
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  ar: async () => (await import('./ar.ts')).ar,
};

/** What every page of the panel says (namespace `panel`), and the common words: errors, things. */
export async function loadPanelTexts(language: Language): Promise<void> {
  const [common, panel] = await Promise.all([loadCommonTexts(language), frame[language]()]);
  /* failures no gateway tells, and refusals whose common words speak to a buyer: staff read their own */
  const refusals = Object.entries(panel).filter(([key]) => key.startsWith('error.'));
  loadNamespace('common', language, { ...common, ...Object.fromEntries(refusals) });
  loadNamespace('panel', language, { ...panel });
}

import { defaultLanguage, type Language } from '@sigorta/i18n/language';
import { inSentence } from '@sigorta/i18n/message';
import { createInstance, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * The one instance of shell and remotes. It holds texts of every language that was loaded; which one is shown is
 * the document's language (`useTexts`), so that the server can render four languages at once.
 */
export const i18n = createInstance();

/* what fills a sentence is written as in letters and papers, wherever a text is asked for */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language, options) =>
    inSentence(value, String(options?.interpolationkey), language as Language),
};

void i18n
  .use(formatter)
  .use(initReactI18next)
  .init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  });

/** Adds a namespace's texts in one language; synchronous, later calls win. */
export function loadNamespace(namespace: string, language: Language, texts: Record<string, string>): void {
  i18n.addResourceBundle(language, namespace, texts, true, true);
}

import { defaultLanguage, type Language } from '@sigorta/i18n/language';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * The one instance of shell and remotes. It holds texts of every language that was loaded; which one is shown is
 * the document's language (`useTexts`), so that the server can render four languages at once.
 */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Adds a namespace's texts in one language; synchronous, later calls win. */
export function loadNamespace(namespace: string, language: Language, texts: Record<string, string>): void {
  i18n.addResourceBundle(language, namespace, texts, true, true);
}

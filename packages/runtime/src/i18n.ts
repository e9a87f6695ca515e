import { defaultLanguage, type Language } from '@sigorta/i18n/language';
import { inSentence } from '@sigorta/i18n/message';
import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/* what fills a sentence is written as in letters and papers, wherever a text is asked for */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language, options) =>
    inSentence(value, String(options?.interpolationkey), language as Language),
};

/** The one instance of shell and remotes, without texts. It holds every language that is loaded; a document shows one. */
export function createI18n(): i18n {
  const made = createInstance();
  void made
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
  return made;
}

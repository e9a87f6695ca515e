import type { Language } from '@sigorta/i18n/language';
import { commonTexts } from '@sigorta/i18n/texts/all';
import { legalTexts } from '@sigorta/legal/texts/all';
import { uiTexts } from '@sigorta/ui-kit/text/texts/all';
import { createInstance } from 'i18next';
import { journeyTexts } from './journey-texts.ts';
import { shellTexts } from './shell-texts.ts';

type Places = Record<string, string | number>;
/** Every sentence the site can say in one language: `words('form.submit')`. Throws for a key nobody has. */
export type Words = (key: string, places?: Places) => string;

/* an Arabic sentence keeps amounts and names in their own order */
const isolated = (places: Places): Places =>
  Object.fromEntries(
    Object.entries(places).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );

/**
 * The project's own texts in one language, so that a test reads the screen as a buyer does.
 * @param product the product's texts; they win over the common ones, as on the screen
 */
export function wordsOf(language: Language, product: Readonly<Record<string, string>> = {}): Words {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {
      [language]: {
        translation: {
          ...uiTexts[language],
          ...legalTexts[language],
          ...shellTexts[language],
          ...journeyTexts[language],
          ...commonTexts[language],
          ...product,
        },
      },
    },
  });
  return (key, places = {}) => {
    const text = i18n.t(key, { ...(language === 'ar' ? isolated(places) : places), defaultValue: '' });
    if (text === '') throw new Error(`No ${language} text ${key}.`);
    return text;
  };
}

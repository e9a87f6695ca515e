/**
 * How much the rules of docs/voice.md find, per thousand words of a language, and how many words the main screens hold:
 * `pnpm words`.
 */
import { longSentences } from './lengths.ts';
import { numberWithoutForms, pluralFaults } from './plurals.ts';
import { readAllTexts, type TextLanguage, type Told, textLanguages } from './read-texts.ts';
import base from './term-base.json' with { type: 'json' };
import { labelFaults, termFaults } from './term-base.ts';
import terms from './terms.json' with { type: 'json' };

const typography = { tr: /\d (?=\p{L})/gu, ru: /\d (?=\p{L})|\S — /gu, en: /\(s\)/gu, ar: /\(\.[a-z]/gu };

/** Texts of a buyer's way through one product, of the panel's daily pages, of letters and papers. */
const screens: Readonly<Record<string, RegExp>> = {
  home: /^apps\/shell\/src\/texts /,
  form: /^(?:packages\/journey\/src\/texts\/(?:form|shared|upload)|packages\/i18n\/src\/texts\/fields|apps\/travel\/src\/foreign-travel\/(?:texts|faq)) /,
  offers: /^packages\/journey\/src\/texts\/(?:offers|saved) /,
  payment: /^packages\/journey\/src\/texts\/(?:payment|transfer) /,
  policy: /^packages\/journey\/src\/texts\/policy /,
  panel:
    /^apps\/panel\/src\/(?:list\/texts|texts|pages\/(?:dashboard|cancellations|transfers|proposals)\/texts) /,
  letters: /^apps\/gateway\/src\/(?!documents)/,
  papers: /^apps\/gateway\/src\/documents\/texts /,
};

const wordsOf = (texts: readonly Told[]): number =>
  texts.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);

const all = await readAllTexts();
const drift = [...labelFaults(all, base.labels), ...termFaults(all, base.words)];

function printLanguage(language: TextLanguage): void {
  const texts = all[language];
  const count = (wrong: RegExp): number =>
    texts.reduce((sum, { text }) => sum + (text.match(wrong)?.length ?? 0), 0);
  const found = {
    forbidden: terms.forbidden[language].reduce(
      (sum, [wrong]) => sum + count(new RegExp(wrong ?? '$^', 'gu')),
      0,
    ),
    typography: count(typography[language]),
    long: longSentences(texts).length,
    plurals:
      pluralFaults(texts, language).length + (language === 'tr' ? 0 : numberWithoutForms(texts).length),
  };
  const words = wordsOf(texts);
  const sum = Object.values(found).reduce((one, other) => one + other, 0);
  const told = Object.entries(found).map(([name, number]) => `${name} ${number}`);
  console.log(
    `${language} words ${words} ${told.join(' ')} per-thousand ${((sum / words) * 1000).toFixed(2)}`,
  );
}

for (const language of textLanguages) printLanguage(language);
console.log(`terms ${base.labels.length + base.words.length} drift ${drift.length}`);
for (const [screen, places] of Object.entries(screens)) {
  const words = textLanguages.map(
    (language) => `${language} ${wordsOf(all[language].filter(({ place }) => places.test(place)))}`,
  );
  console.log(`screen ${screen} ${words.join(' ')}`);
}

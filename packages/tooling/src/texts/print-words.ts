/** How much the rules of docs/voice.md find, per thousand words of a language: `pnpm words`. */
import { readTexts, textLanguages } from './read-texts.ts';
import terms from './terms.json' with { type: 'json' };

const typography = { tr: /\d (?=\p{L})/gu, ru: /\d (?=\p{L})|\S — /gu, en: /\(s\)/gu, ar: /\(\.[a-z]/gu };

for (const language of textLanguages) {
  const texts = await readTexts(language);
  const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  const count = (wrong: RegExp): number =>
    texts.reduce((sum, { text }) => sum + (text.match(wrong)?.length ?? 0), 0);
  const forbidden = terms.forbidden[language].reduce(
    (sum, [wrong]) => sum + count(new RegExp(wrong ?? '$^', 'gu')),
    0,
  );
  const breaks = count(typography[language]);
  const share = (((forbidden + breaks) / words) * 1000).toFixed(2);
  console.log(`${language} words ${words} forbidden ${forbidden} typography ${breaks} per-thousand ${share}`);
}

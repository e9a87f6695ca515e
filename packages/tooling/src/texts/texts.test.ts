import { describe, expect, test } from 'vitest';
import { longSentences } from './lengths.ts';
import { readAllTexts, type TextLanguage, type Told, textLanguages } from './read-texts.ts';
import said from './said.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };

const texts = await readAllTexts();
const found = (language: TextLanguage, wrong: RegExp): string[] =>
  texts[language].filter(({ text }) => wrong.test(text)).map(({ place, text }) => `${place}: ${text}`);

test('texts are found in all languages', () => {
  for (const language of textLanguages) expect(texts[language].length).toBeGreaterThan(3000);
});

describe.each(textLanguages)('in %s', (language) => {
  test.each(terms.forbidden[language])('nothing says %s, it is %s', (wrong) => {
    /* a space of a rule is any space of a text */
    const rule = (wrong ?? '$^').replaceAll(' ', '[ \\u00a0]');
    expect(found(language, new RegExp(rule, 'u'))).toEqual([]);
  });

  test('no exclamation, no straight quotation mark, no doubled space', () => {
    expect(found(language, /[!"]|(?<=\p{L})'(?=\p{L})|[ \u00a0]{2}/u)).toEqual([]);
  });
});

test('no Turkish suffix hangs on a filled place: nobody knows which vowel it needs', () => {
  expect(found('tr', /\}\}’/)).toEqual([]);
});

/* the sentence of the circular is printed as the circular has it; a no-break space is no letter of a plain SMS */
const wordForWord = /foreigner-health\/texts document\.note|code-sms codeSms/;

/* English and Arabic go on with words that are no unit: of, in, and */
const enUnits =
  'days?|hours?|minutes?|months?|years?|weeks?|nights?|seconds?|people|persons?|digits|characters|km|MB|lira';
const arUnits =
  'يومًا?|أيام|سنة|سنوات|عامًا|أشهر|شهرًا|ساعة|ساعات|دقيقة|دقائق|ثانية|ليرة|يورو|أرقام|رقمًا|حرفًا?|أحرف|خانة|خانات|ضيفًا?|كيلوبايت|ميغابايت';
const unitOf = {
  tr: String.raw`\p{L}`,
  en: String.raw`(?:${enUnits})\b`,
  ru: String.raw`\p{L}`,
  ar: String.raw`(?:${arUnits})(?!\p{L})`,
};

test.each(textLanguages)('a number and its unit stay on one line in %s', (language) => {
  const parted = new RegExp(String.raw`\d (?=${unitOf[language]})`, 'u');
  expect(found(language, parted).filter((told) => !wordForWord.test(told))).toEqual([]);
});

test('a dash does not begin a line in Russian', () => {
  expect(found('ru', /\S — /).filter((told) => !wordForWord.test(told))).toEqual([]);
});

/**
 * Arabic letters turn what stands between them: a text whose Latin words or signs touch a sign on the outside is
 * isolated (U+2066 to U+2069), else `(.xlsx)` reads `)xlsx.(`.
 */
test('in Arabic what begins or ends with a sign is isolated', () => {
  const isolates = /[\u2066-\u2068][^\u2069]*\u2069/gu;
  const outside = texts.ar.map(({ place, text }) => ({ place, text: text.replace(isolates, '') }));
  const wrong = /(?:^|[\s(«])[.#*/+][A-Za-z0-9]|\d-[A-Z]|\d{2,4} \d{3} \d{2} \d{2}|[A-Za-z]\+(?=\s|$)/u;
  expect(
    outside.filter(({ text }) => wrong.test(text)).map(({ place, text }) => `${place}: ${text}`),
  ).toEqual([]);
});

test('in Arabic every isolate is closed', () => {
  const open = texts.ar.filter(
    ({ text }) => (text.match(/[\u2066-\u2068]/gu) ?? []).length !== (text.match(/\u2069/gu) ?? []).length,
  );
  expect(open).toEqual([]);
});

test.each(textLanguages)('no sentence of %s is longer than its kind may be', (language) => {
  expect(longSentences(texts[language])).toEqual([]);
});

test('a long error and a long answer are found', () => {
  const words = (count: number): string => `${Array(count).fill('word').join(' ')}.`;
  const told = (place: string, count: number) => longSentences([{ place, text: `Short. ${words(count)}` }]);
  expect(told('a/texts field.name.error', 21)).toHaveLength(1);
  expect(told('a/texts field.name.error', 20)).toEqual([]);
  expect(told('a/faq 1.answer', 31)).toHaveLength(1);
  expect(told('packages/legal/src/documents/x articles.0', 40)).toEqual([]);
});

/* plain short messages hold no no-break space */
test.each(textLanguages)('an amount and its currency stay on one line in %s', (language) => {
  const wrong = /\d (?:TL|€|\$|euro|EUR|USD)(?!\p{L})|[€$] \d/u;
  expect(found(language, wrong)).toEqual([]);
  expect([wrong.test('40.000 TL'), wrong.test('40.000\u00a0TL')]).toEqual([true, false]);
});

test.each([
  ['tr', /«|»|„/u],
  ['en', /«|»|„| - /u],
  ['ru', /“|”| - /u],
  ['ar', /“|”|„|,(?= \p{Script=Arabic})|\?/u],
] as const)('quotation marks, dashes and commas of %s are its own', (language, foreign) => {
  expect(found(language, foreign)).toEqual([]);
});

type Said = (typeof said)[number];
/** Languages in which a place is missing, or does not say what it must. */
const unsaid = (must: Said, of: Record<TextLanguage, readonly Told[]>): TextLanguage[] =>
  textLanguages.filter((language) => {
    const places = of[language].filter(({ place }) => new RegExp(must.at, 'u').test(place));
    /* a space of a rule is any space of a text */
    const words = new RegExp(must[language].replaceAll(' ', '[ \\u00a0]'), 'u');
    return places.length === 0 || !places.every(({ text }) => words.test(text));
  });

test.each(said)('$at says what it must: $why', (must) => {
  expect(unsaid(must, texts)).toEqual([]);
});

test('a sentence that lost its period, and one that is gone, are found', () => {
  const must = { at: 'a x$', why: '', tr: '15 gün', en: '15 days', ru: '15 дней', ar: '15' };
  const of = (tr: string): Record<TextLanguage, Told[]> => ({
    tr: [{ place: 'a x', text: tr }],
    en: [{ place: 'a x', text: 'in 15\u00a0days' }],
    ru: [],
    ar: [{ place: 'a x', text: '15' }],
  });
  expect(unsaid(must, of('15 gün'))).toEqual(['ru']);
  expect(unsaid(must, of('yakında'))).toEqual(['tr', 'ru']);
});

/* contracts and papers keep the long forms, a plain SMS has no curly apostrophe */
const uncontracted = /legal\/src\/documents|documents\/texts|document\.note|code-sms/;

test('English contracts outside of contracts, papers and short messages', () => {
  const long =
    /(?<!\p{L})(?:[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Hh]ad|[Cc]ould|[Ww]ould|[Ss]hould|[Ww]ill|do)[ \u00a0]not(?!\p{L})|[Cc]annot/u;
  expect(found('en', long).filter((told) => !uncontracted.test(told))).toEqual([]);
  expect([long.test('It was not paid'), long.test('Do not pay again.')]).toEqual([true, false]);
});

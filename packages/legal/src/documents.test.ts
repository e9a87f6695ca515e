import { type Language, languages } from '@sigorta/i18n/language';
import { describe, expect, test } from 'vitest';
import { legalDocumentIds, legalVersions } from './document.ts';
import { canonicalText } from './hash.ts';
import { keptDays } from './kept-days.ts';
import { loadDocument } from './load-document.ts';
import { legalPlaceholders, placeholdersIn } from './placeholders.ts';

const scripts: Record<Language, RegExp> = {
  tr: /\p{Script=Latin}/u,
  en: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};
const cases = legalDocumentIds.flatMap((id) => languages.map((language) => ({ id, language })));
const textOf = async (id: (typeof legalDocumentIds)[number], language: Language) =>
  canonicalText(await loadDocument(id, language));

describe.each(cases)('$id in $language', ({ id, language }) => {
  test('has as many articles and paragraphs as the Turkish text', async () => {
    const shape = async (of: Language) =>
      (await loadDocument(id, of)).articles.map(({ paragraphs }) => paragraphs.length);
    expect(await shape(language)).toEqual(await shape('tr'));
  });

  test('asks for the same data as the Turkish text, all of it known', async () => {
    const asked = placeholdersIn(await textOf(id, language));
    expect(asked.toSorted()).toEqual(placeholdersIn(await textOf(id, 'tr')).toSorted());
    expect(asked.filter((name) => !legalPlaceholders.some((known) => known === name))).toEqual([]);
  });

  test('is written in the script of its language throughout', async () => {
    const { title, articles } = await loadDocument(id, language);
    const lines = [title, ...articles.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])];
    expect(lines.filter((line) => !scripts[language].test(line.replace(/\{\{\w+\}\}/g, '')))).toEqual([]);
  });

  test('repeats no paragraph and leaves none empty', async () => {
    const paragraphs = (await loadDocument(id, language)).articles.flatMap((article) => article.paragraphs);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(paragraphs.filter((paragraph) => paragraph.trim() === '')).toEqual([]);
  });

  test('says the same numbers as the Turkish text', async () => {
    const numbers = (text: string) => (text.replace(/\{\{\w+\}\}|3-D/g, '').match(/\d+/g) ?? []).toSorted();
    expect(numbers(await textOf(id, language))).toEqual(numbers(await textOf(id, 'tr')));
  });
});

describe.each(languages)('the promises of the specification in %s', (language) => {
  test('the contract has nine articles and names 14 and 10 days', async () => {
    const contract = await loadDocument('distance-sales-contract', language);
    expect(contract.articles).toHaveLength(9);
    const withdrawal = contract.articles[6]?.paragraphs.join(' ') ?? '';
    expect(withdrawal).toMatch(/14/);
    expect(withdrawal).toMatch(/10/);
  });

  test('the notice names the register of vehicles among who is sent data and where data is had from', async () => {
    const { articles } = await loadDocument('personal-data-notice', language);
    const register = {
      tr: 'araç tescil kaydı',
      en: 'vehicle register',
      ru: 'реестра транспорта',
      ar: 'سجل المركبات',
    }[language];
    expect(articles[3]?.paragraphs.join(' ')).toContain(register);
    expect(articles[4]?.paragraphs.join(' ')).toContain(register);
  });

  /* what a setting of the gateway may be at most in production */
  test('the notice promises how long offers, applications and messages are kept', async () => {
    const { articles } = await loadDocument('personal-data-notice', language);
    const sentence = articles.flatMap(({ paragraphs }) => paragraphs).find((one) => /\b180\b/.test(one));
    expect(sentence?.match(/\d+/g)?.slice(0, 2).map(Number)).toEqual([
      keptDays.quotes,
      keptDays.applications,
    ]);
    expect(keptDays).toEqual({ quotes: 30, savedQuotes: 30, applications: 180 });
  });

  test('and that a saved offer is kept for its own days after the day it was saved', async () => {
    const { articles } = await loadDocument('personal-data-notice', language);
    const saved = { tr: 'Sakladığınız teklif', en: 'quote you save', ru: 'Сохранённые вами', ar: 'تحفظه' }[
      language
    ];
    const period = articles.flatMap(({ paragraphs }) => paragraphs).find((one) => /\b180\b/.test(one));
    const sentence = period?.split('. ').find((one) => one.includes(saved));
    expect(sentence?.match(/\d+/g)?.map(Number)).toEqual([keptDays.savedQuotes]);
  });

  test('requests about personal data are answered within 30 days', async () => {
    expect(await textOf('personal-data-notice', language)).toMatch(/30/);
  });

  test('marketing consent is withdrawn within 3 days', async () => {
    expect((await textOf('marketing-consent', language)).replace('İYS', '')).toMatch(/\b3\b/);
  });
});

test('versions are dates', () => {
  expect(Object.values(legalVersions).filter((version) => !/^\d{4}-\d{2}-\d{2}$/.test(version))).toEqual([]);
});

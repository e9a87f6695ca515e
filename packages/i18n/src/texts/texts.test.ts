import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../language.ts';
import { commonTexts } from './all.ts';
import { loadCommonTexts } from './load.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;
const formsOf: Record<Language, string[]> = {
  tr: ['one', 'other'],
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

const stems = (texts: object): string[] =>
  [...new Set(Object.keys(texts).map((key) => key.replace(pluralForm, '')))].toSorted();
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map(([found]) => found).toSorted();
const turkish: Record<string, string> = commonTexts.tr;
const turkishOf = (key: string): string => turkish[key] ?? turkish[key.replace(pluralForm, '_other')] ?? '';

/* names written alike in every language */
const scriptless = /^(IMEI|CVV|E-?mail)$/i;

describe.each(languages)('common texts in %s', (language) => {
  const texts: Record<string, string> = commonTexts[language];
  const entries = Object.entries(texts);

  test('have the keys Turkish has', () => {
    expect(stems(texts)).toEqual(stems(turkish));
  });

  test('are never empty and hold no stray spaces', () => {
    expect(
      entries.filter(([, text]) => text.trim() === '' || text !== text.trim() || / {2}/.test(text)),
    ).toEqual([]);
  });

  test('keep every placeholder', () => {
    const lost = entries.filter(
      ([key, text]) => placeholders(text).join() !== placeholders(turkishOf(key)).join(),
    );
    expect(lost).toEqual([]);
  });

  test('have all plural forms of the language', () => {
    const plurals = new Set(
      Object.keys(texts)
        .filter((key) => pluralForm.test(key))
        .map((key) => key.replace(pluralForm, '')),
    );
    const missing = [...plurals]
      .flatMap((stem) => formsOf[language].map((form) => `${stem}_${form}`))
      .filter((key) => !(key in texts));
    expect(missing).toEqual([]);
  });

  test('never say "geçersiz", "invalid", "недействительн…" or "غير صالح" of what somebody typed', () => {
    expect(entries.filter(([, text]) => /geçersiz|invalid|недействительн|غير صالح/i.test(text))).toEqual([]);
  });

  test('are written in the script of the language', () => {
    const script = {
      tr: /\p{Script=Latin}/u,
      en: /\p{Script=Latin}/u,
      ru: /\p{Script=Cyrillic}/u,
      ar: /\p{Script=Arabic}/u,
    }[language];
    expect(entries.filter(([, text]) => !script.test(text) && !scriptless.test(text))).toEqual([]);
  });

  test('load as one chunk with the same content', async () => {
    expect(await loadCommonTexts(language)).toEqual(texts);
  });
});

test('the texts the specification quotes are exact', () => {
  expect(commonTexts.tr['field.birthDate.error']).toBe('Geçerli bir tarih giriniz');
  expect(commonTexts.tr['field.birthDate.placeholder']).toBe('gg/aa/yyyy');
  expect(commonTexts.tr['error.countries-unavailable']).toBe('Ülkeler alınamadı.');
  expect(commonTexts.tr['error.sms-failed']).toBe('Sms Gönderilemedi');
});

test('payment errors say whether money moved', () => {
  const aboutMoney = /[Üü]cret|ödeme/;
  for (const code of [
    'card-rejected',
    'card-type-not-accepted',
    'bank-not-approved',
    'offer-expired',
    'offer-price-changed',
    'purchase-failed',
    'policy-failed',
    'already-paid',
  ] as const) {
    expect(commonTexts.tr[`error.${code}`]).toMatch(aboutMoney);
  }
});

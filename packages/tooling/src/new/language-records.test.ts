import { expect, test } from 'vitest';
import { withCode, withLanguage } from './language-records.ts';

const languages = ['tr', 'en'];
const added = (source: string) => withLanguage(source, languages, 'en', 'de');

test.each([
  [
    'a record of words',
    "const a = { tr: 'Ad', en: 'Name' };",
    "const a = { tr: 'Ad', en: 'Name', de: 'Name' };",
  ],
  [
    'keys that end with a language',
    "({ 'l.tr': 'T', 'l.en': 'E' })",
    "({ 'l.tr': 'T', 'l.en': 'E', 'l.de': 'E' })",
  ],
  [
    'loaders of files',
    "({ tr: async () => (await import('./tr.ts')).tr, en: async () => (await import('./en.ts')).en })",
    "({ tr: async () => (await import('./tr.ts')).tr, en: async () => (await import('./en.ts')).en, de: async () => (await import('./de.ts')).de })",
  ],
  ['a record in a record', "f({ a: { en: '{', tr: 'x' } })", "f({ a: { en: '{', tr: 'x', de: '{' } })"],
  [
    'names that are imported',
    "import { en } from './en.ts';\nconst all = { tr, en };",
    "import { en } from './en.ts';\nimport { de } from './de.ts';\nconst all = { tr, en, de };",
  ],
])('%s gets the new language', (_, source, changed) => {
  expect(added(source)).toBe(changed);
});

test.each([
  "const a = { tr: 'Ad' };",
  "const a = { tr: 'Ad', en: 'Name', de: 'Name', fr: 'Nom' };",
  '// { tr: 1, en: 2 }',
  "const a = '{ tr: 1, en: 2 }';",
  'type A = [tr: 1, en: 2];',
])('%s stays as it is', (source) => {
  expect(added(source)).toBe(source);
});

test('lists and types of every language get it too', () => {
  expect(withCode("['tr', 'en'] as const; type A = 'tr' | 'en'; ['en']", languages, 'de')).toBe(
    "['tr', 'en', 'de'] as const; type A = 'tr' | 'en' | 'de'; ['en']",
  );
});

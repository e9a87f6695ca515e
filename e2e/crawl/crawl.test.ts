import { expect, test } from 'vitest';
import { expectedOf } from './expected-answers.ts';
import { foreignWords } from './foreign-words.ts';
import { sameInTwoLanguages, type Visited } from './visit-page.ts';

const noSession = [
  '401: http://localhost:4900/apiConnection',
  'error: Failed to load resource: the server responded with a status of 401 (Unauthorized)',
];
const noPage = [
  '404: http://localhost:4900/boyle-bir-sayfa-yok',
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
];

test('a refusal that is meant is no complaint where it is meant, and one elsewhere', () => {
  expect(noSession.filter(expectedOf('/panel', 200))).toEqual(noSession);
  expect(noPage.filter(expectedOf('/boyle-bir-sayfa-yok', 404))).toEqual(noPage);
  expect([...noSession, ...noPage].filter(expectedOf('/', 200))).toEqual([]);
  expect(noPage.filter(expectedOf('/panel', 200))).toEqual([]);
  expect(
    ['500: http://localhost:4900/apiConnection', 'uncaught: x'].filter(expectedOf('/panel', 200)),
  ).toEqual([]);
});

test('a province is called alike in every language, and a word of Turkish in none but its own', () => {
  for (const language of ['en', 'ru', 'ar'] as const) {
    expect(foreignWords('18 · İstanbul', language, [])).toEqual([]);
    expect(foreignWords('İstanbulda sigortalı', language, [])).not.toEqual([]);
  }
});

const visited = (language: 'tr' | 'en', title: string, names: string[] = []): Visited => ({
  visit: { path: '/', language, partner: null, status: 200, isPublic: true, canonicalPath: '/' },
  title,
  description: `${title}, ${language}`,
  names,
  complaints: [],
});

test('two languages of a page have two titles, unless the partner set one', () => {
  expect(sameInTwoLanguages([visited('tr', 'Sigorta'), visited('en', 'Insurance')])).toEqual([]);
  expect(sameInTwoLanguages([visited('tr', 'Sigorta'), visited('en', 'Sigorta')])).toHaveLength(1);
  const set = ['Kaya Acentelik, sigortanız burada'];
  expect(sameInTwoLanguages([visited('tr', set[0] ?? '', set), visited('en', set[0] ?? '', set)])).toEqual(
    [],
  );
});

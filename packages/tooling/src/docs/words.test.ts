import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { documentsOf } from './documents.ts';
import { unusedWords } from './words.ts';

it('pages use the words of the glossary, which itself lists the others', () => {
  const pages = documentsOf(root).filter(({ path }) => path !== 'docs/glossary.md');
  expect(pages.flatMap(unusedWords)).toEqual([]);
});

it.each([
  ['The deed is done.', 'says "deed"; the word is action'],
  ['Owners see every book.', 'says "every book"; the word is partner scope'],
  ['The quote desk asks.', 'the word is client or service'],
  ['A member of staff signs in.', 'the word is staff user'],
  ['A late look finds it.', 'the word is recheck'],
  ['A strange answer came.', 'the word is mismatch'],
  ['The goods of an order.', 'the word is line items'],
])('"%s" is told', (sentence, told) => {
  expect(unusedWords({ path: 'a.md', text: `One.\n${sentence}` })).toEqual([
    expect.stringMatching(new RegExp(`^a\\.md:2 .*${told}$`)),
  ]);
});

it('the same letters in another meaning are left alone', () => {
  expect(
    unusedWords({ path: 'a.md', text: 'A country book, an indeed, a residence desk, look at it.' }),
  ).toEqual([]);
});

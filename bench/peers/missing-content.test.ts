import { expect, test } from 'vitest';
import { missingContent } from './missing-content.ts';

const ours = {
  words: 1000,
  links: 60,
  buttons: 12,
  fields: 9,
  options: 19,
  pictures: 26,
  questions: 5,
  headings: 24,
  elements: 560,
  styleLength: 30_000,
};

test.each([
  ['the same page', {}, []],
  ['fewer elements and rules', { elements: 300, styleLength: 9000 }, []],
  ['more links', { links: 80 }, []],
  ['a field less', { fields: 8 }, ['8 fields instead of 9']],
  ['prices left out', { words: 930 }, []],
  [
    'a section left out',
    { words: 800, headings: 20 },
    ['20 headings instead of 24', '800 words instead of 1000'],
  ],
])('%s: %j', (_, theirs, expected) => {
  expect(missingContent(ours, { ...ours, ...theirs })).toEqual(expected);
});

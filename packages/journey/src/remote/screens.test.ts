import { pagesInOrder } from '@sigorta/contracts/journey-pages';
import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { shared } from './screen.ts';
import { screenOf } from './screens.ts';

test.each(languages)('every step of the journey has its name in the trail in %s', async (language) => {
  const words = await shared[language]();
  expect(pagesInOrder.filter((page) => !words[`trail.${page}`]?.trim())).toEqual([]);
});

test.each(pagesInOrder)('the screen of %s and its words load', async (page) => {
  const { load, texts } = await screenOf(page);
  const { Screen } = await load();
  expect(typeof Screen).toBe('function');
  for (const loaders of texts)
    for (const language of languages)
      expect(Object.keys(await loaders[language]()).length, language).toBeGreaterThan(0);
});

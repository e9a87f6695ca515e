import type { Translate } from '@sigorta/i18n/texts/text-key';
import { expect, test } from 'vitest';
import type { FoundText, JourneyText } from './text-keys.ts';

/* what is tried here is the compiler: an expected error that does not come is one */

test('a misspelt key of the journey does not compile', () => {
  const read = (t: Translate<JourneyText>) => [
    t('form.continue'),
    // @ts-expect-error misspelt
    t('form.contineu'),
  ];
  expect(read((key) => key)).toEqual(['form.continue', 'form.contineu']);
});

test('a key a product may say better has a place products have, or does not compile', () => {
  const read = (find: Translate<FoundText>, code: string) => [
    find(`coverage.${code}`),
    // @ts-expect-error misspelt
    find(`coverages.${code}`),
    // @ts-expect-error nobody has it
    find('page.lede'),
  ];
  expect(read((key) => key, 'treatment')).toEqual(['coverage.treatment', 'coverages.treatment', 'page.lede']);
});

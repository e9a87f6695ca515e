import type { TextOf, Translate } from '@sigorta/i18n/texts/text-key';
import { expect, test } from 'vitest';
import type { useCouponsTexts } from '../pages/coupons/use-coupons-texts.ts';
import type { PanelText } from './namespaces.ts';

/* what is tried here is the compiler: an expected error that does not come is one */

test('a misspelt key of the panel does not compile', () => {
  const read = (t: Translate<PanelText>) => [
    t('nav.dashboard'),
    // @ts-expect-error misspelt
    t('nav.dashbord'),
  ];
  expect(read((key) => key)).toEqual(['nav.dashboard', 'nav.dashbord']);
});

test('a misspelt key of a page of the panel does not compile', () => {
  const read = (t: Translate<TextOf<typeof useCouponsTexts>>) => [
    t('code.hint'),
    // @ts-expect-error misspelt
    t('code.hnit'),
  ];
  expect(read((key) => key)).toEqual(['code.hint', 'code.hnit']);
});

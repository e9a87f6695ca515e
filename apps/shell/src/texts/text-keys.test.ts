import type { Translate } from '@sigorta/i18n/texts/text-key';
import { expect, test } from 'vitest';
import type { LoginText } from '../pages/login/use-login-texts.ts';
import type { ShellText } from './namespaces.ts';

/* what is tried here is the compiler: an expected error that does not come is one */

test('a misspelt key of the shell does not compile', () => {
  const read = (t: Translate<ShellText>) => [
    t('header.menu'),
    // @ts-expect-error misspelt
    t('header.manu'),
  ];
  expect(read((key) => key)).toEqual(['header.menu', 'header.manu']);
});

test('a misspelt key of a page with texts of its own does not compile', () => {
  const read = (t: Translate<LoginText>) => [
    t('phone.headline'),
    // @ts-expect-error a key of another page
    t('header.menu'),
  ];
  expect(read((key) => key)).toEqual(['phone.headline', 'header.menu']);
});

test('a key put together from a closed union compiles, one from any text does not', () => {
  const read = (t: Translate<ShellText>, id: 'travel' | 'home', any: string) => [
    t(`group.${id}`),
    // @ts-expect-error nobody knows whether the key is there
    t(`group.${any}`),
  ];
  expect(read((key) => key, 'home', 'hime')).toEqual(['group.home', 'group.hime']);
});

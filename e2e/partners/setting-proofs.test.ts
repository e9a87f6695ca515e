import { partnerSettingsSchema } from '@sigorta/contracts/partner';
import { partnerSettings, settingNames } from '@sigorta/contracts/partner-settings/partner-settings';
import { expect, test } from 'vitest';
import { browserProofs } from './browser-proofs.ts';
import { pageProofs } from './setting-proofs.ts';

/* spec §3, written off by hand: what every partner may set */
const specified = [
  'baseEndpoint',
  'renk_kodu',
  'font_family',
  'brand_name',
  'logo_url',
  'kategori_id',
  'favicon',
  'footer_logo',
  'footer_adres',
  'footer_telefon',
  'footer_mail',
  'footer_altMetin',
  'footer_harita',
  'title',
  'wp_number',
  'showHeader',
  'showFooter',
  'onlySales',
  'showWp',
  'resim',
  'bgColor',
  'moreHeroes',
  'youtubeLink',
  'isAcente',
  'user_id',
];

test('the table holds every setting of the specification, and the schema reads what the table holds', () => {
  expect(settingNames).toEqual(expect.arrayContaining(specified));
  expect(Object.keys(partnerSettingsSchema.entries)).toEqual(settingNames);
});

test.each([
  ['page', Object.keys(pageProofs)],
  ['browser', [...Object.keys(browserProofs), 'baseEndpoint']],
] as const)('every setting that is seen in the %s has a proof there', (seen, proven) => {
  const named = settingNames.filter((name) => partnerSettings[name].seen === seen);
  expect(proven.toSorted()).toEqual(named.toSorted());
});

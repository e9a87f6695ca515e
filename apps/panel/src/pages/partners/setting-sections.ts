import type { PartnerSettings } from '@sigorta/contracts/partner';

/**
 * How a setting is typed: one line, several lines, a colour, one of the fonts, a switch (with what holds when nothing is
 * set), a list of categories, addresses of videos one a line, a number, a choice, or JSON as it is stored.
 */
export type SettingKind =
  | { kind: 'line' | 'words' | 'colour' | 'font' | 'categories' | 'videos' | 'number' | 'effect' | 'json' }
  | { kind: 'switch'; unset: boolean };

export type Setting = { name: keyof PartnerSettings; hint?: boolean } & SettingKind;

const line = (name: keyof PartnerSettings, hint = false): Setting => ({ name, kind: 'line', hint });
const json = (name: keyof PartnerSettings): Setting => ({ name, kind: 'json', hint: true });
const onOff = (name: keyof PartnerSettings, unset: boolean, hint = false): Setting => ({
  name,
  kind: 'switch',
  unset,
  hint,
});

/** Every setting of spec §3 and those that came since, in the order of the editor. */
export const settingSections: readonly { id: string; settings: readonly Setting[] }[] = [
  {
    id: 'brand',
    settings: [
      line('brand_name'),
      line('title', true),
      { name: 'renk_kodu', kind: 'colour', hint: true },
      { name: 'font_family', kind: 'font' },
      line('logo_url', true),
      line('favicon', true),
    ],
  },
  {
    id: 'home',
    settings: [
      line('resim', true),
      { name: 'bgColor', kind: 'colour' },
      onOff('moreHeroes', false),
      { name: 'youtubeLink', kind: 'videos', hint: true },
      json('iddialar'),
      json('yorumlar'),
    ],
  },
  { id: 'products', settings: [{ name: 'kategori_id', kind: 'categories', hint: true }] },
  {
    id: 'frame',
    settings: [
      onOff('showHeader', true),
      onOff('showFooter', true),
      onOff('showCompany', false, true),
      onOff('onlySales', false, true),
      onOff('isAcente', false, true),
      { name: 'user_id', kind: 'number', hint: true },
    ],
  },
  {
    id: 'footer',
    settings: [
      line('footer_logo', true),
      line('footer_adres'),
      line('footer_telefon'),
      line('footer_mail', true),
      { name: 'footer_altMetin', kind: 'words' },
      line('footer_harita', true),
      json('ofisler'),
      line('footer_facebook'),
      line('footer_instagram'),
      line('footer_x'),
      line('footer_linkedin'),
      line('footer_youtube'),
      line('footer_etbis', true),
      line('footer_etbisResim', true),
    ],
  },
  {
    id: 'chat',
    settings: [
      onOff('showWp', true),
      line('wp_number', true),
      json('chat_kisiler'),
      json('chat_saatler'),
      line('chat_saatDilimi', true),
      { name: 'chat_efekt', kind: 'effect' },
      { name: 'chat_mesaj', kind: 'words', hint: true },
    ],
  },
  {
    id: 'transfer',
    settings: [line('havale_iban', true), line('havale_hesapSahibi'), line('havale_banka')],
  },
  { id: 'technical', settings: [line('baseEndpoint', true)] },
];

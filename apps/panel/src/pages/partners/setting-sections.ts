import type { PartnerSettings } from '@sigorta/contracts/partner';
import type { ListName } from './lists/list-shapes.ts';

/**
 * How a setting is typed: one line, several lines, a colour, one of the fonts, a switch (with what holds when nothing is
 * set), a list of categories, a list of its own shape, hours of a week, words in each language, a number, or a choice.
 */
type SettingKind =
  | {
      name: keyof PartnerSettings;
      kind: 'line' | 'words' | 'colour' | 'font' | 'categories' | 'hours' | 'languages' | 'number' | 'effect';
    }
  | { name: keyof PartnerSettings; kind: 'switch'; unset: boolean }
  | { name: ListName; kind: 'list' };

export type Setting = { hint?: boolean } & SettingKind;

const line = (name: keyof PartnerSettings, hint = false): Setting => ({ name, kind: 'line', hint });
const list = (name: ListName): Setting => ({ name, kind: 'list', hint: true });
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
      list('youtubeLink'),
      list('iddialar'),
      list('yorumlar'),
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
      list('ofisler'),
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
      list('chat_kisiler'),
      { name: 'chat_saatler', kind: 'hours', hint: true },
      line('chat_saatDilimi', true),
      { name: 'chat_efekt', kind: 'effect' },
      { name: 'chat_mesaj', kind: 'languages', hint: true },
    ],
  },
  {
    id: 'transfer',
    settings: [line('havale_iban', true), line('havale_hesapSahibi'), line('havale_banka')],
  },
  { id: 'technical', settings: [line('odeme_kurulusu', true), line('baseEndpoint', true)] },
];

export const firstSection = settingSections[0]?.id ?? '';

export const namesOfSection = (id: string): string[] => [
  ...(settingSections.find((section) => section.id === id)?.settings ?? []).map(({ name }) => name),
  ...(id === 'technical' ? ['hosts'] : []),
];

/** Where a setting, or the host names, are typed. */
export const sectionOf = (name: string): string =>
  settingSections.find(({ id }) => namesOfSection(id).includes(name))?.id ?? firstSection;

import { popupEffects, socialNetworks } from '@sigorta/contracts/brand-contents';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import { arrangementNamed, sectionsNamed } from '@sigorta/contracts/partner-settings/home-words';
import { brandFonts } from '@sigorta/contracts/partner-settings/partner-settings';
import { isTurkishIban } from '@sigorta/validators/iban';
import {
  chatNumber,
  coordinates,
  email,
  hexColour,
  ownPicture,
  phone,
} from '@sigorta/validators/setting-shapes';
import type { Config } from '../platform/config.ts';
import { chatOf } from './chat-of.ts';
import { embedEntries, embedOriginsOf } from './embed-origins.ts';
import { endpointOf, ownEndpoint } from './endpoint.ts';
import { officesOf, socialOf, trustBadgeOf } from './footer-contents.ts';
import { claimsOf, testimonialsOf, videosOf } from './home-contents.ts';
import { entriesOf, jsonOf } from './json-setting.ts';
import { line, matching } from './plain-text.ts';

type Name = keyof PartnerSettings;
type Check = (settings: PartnerSettings) => boolean;

const fits =
  (name: Name, shape: RegExp): Check =>
  (settings) =>
    matching(settings[name], shape) !== null;

/** Every entry of the list is shown. */
const whole =
  (
    name: 'ofisler' | 'yorumlar' | 'iddialar' | 'youtubeLink' | 'chat_kisiler',
    shown: (s: PartnerSettings) => unknown[],
  ) =>
  (settings: PartnerSettings): boolean =>
    entriesOf(settings[name]).length > 0 && shown(settings).length === entriesOf(settings[name]).length;

const isZone = (settings: PartnerSettings): boolean =>
  chatOf(settings).timeZone.toLowerCase() === (settings.chat_saatDilimi ?? '').trim().toLowerCase();

const hoursFit = (settings: PartnerSettings): boolean => {
  const given = jsonOf(settings.chat_saatler);
  const read = chatOf(settings).hours;
  return (
    read !== null &&
    Object.keys(read).length > 0 &&
    Object.keys(given as object).length === Object.keys(read).length
  );
};

const listsOnly =
  (inUse: ReadonlySet<number>): Check =>
  ({ kategori_id }) =>
    (kategori_id ?? '').split(',').every((id) => /^\s*\d{1,9}\s*$/.test(id) && inUse.has(Number(id)));

/** Only what can fail; words of one line always appear, without what could harm. */
const checks: Partial<Record<Name, Check>> = {
  renk_kodu: fits('renk_kodu', hexColour),
  anaSayfa_duzen: ({ anaSayfa_duzen }) => arrangementNamed(anaSayfa_duzen) !== null,
  anaSayfa_bolumler: ({ anaSayfa_bolumler }) => sectionsNamed(anaSayfa_bolumler) !== null,
  bgColor: fits('bgColor', hexColour),
  font_family: ({ font_family }) => brandFonts.some((font) => font === font_family),
  logo_url: fits('logo_url', ownPicture),
  favicon: fits('favicon', ownPicture),
  footer_logo: fits('footer_logo', ownPicture),
  resim: fits('resim', ownPicture),
  footer_etbisResim: (settings) => trustBadgeOf(settings)?.imageUrl != null,
  footer_etbis: (settings) => trustBadgeOf(settings) !== null,
  footer_telefon: fits('footer_telefon', phone),
  footer_mail: fits('footer_mail', email),
  footer_harita: fits('footer_harita', coordinates),
  wp_number: ({ wp_number }) => chatNumber(wp_number) !== null,
  youtubeLink: whole('youtubeLink', videosOf),
  ofisler: whole('ofisler', officesOf),
  yorumlar: whole('yorumlar', testimonialsOf),
  iddialar: whole('iddialar', claimsOf),
  chat_kisiler: whole('chat_kisiler', (settings) => chatOf(settings).persons),
  chat_saatler: hoursFit,
  chat_saatDilimi: isZone,
  chat_efekt: ({ chat_efekt }) => popupEffects.some((effect) => effect === chat_efekt),
  odeme_kurulusu: fits('odeme_kurulusu', /^(?:iyzico|nestpay)$/),
  havale_iban: ({ havale_iban }) => isTurkishIban(havale_iban ?? ''),
  ...Object.fromEntries(
    socialNetworks.map((network) => [
      `footer_${network}`,
      (settings: PartnerSettings) => socialOf(settings).some((link) => link.network === network),
    ]),
  ),
};

/**
 * Names of settings that hold something the pages leave out, wholly or in part: a foreign picture, a broken list, a link
 * to elsewhere, a category that holds no product, a product that is not sold. What is shown is decided by `brandOf` alone; this only says where it dropped something.
 * @param inUse ids of the categories that hold a product, and of the products that the brand sells
 * @param config origins that the operator allows for endpoints
 */
export const ignoredSettings = (
  settings: PartnerSettings,
  inUse: { categories: ReadonlySet<number>; products: ReadonlySet<string> },
  config: Pick<Config, 'endpointOrigins' | 'publicUrl'>,
): Name[] => {
  const all: typeof checks = {
    ...checks,
    kategori_id: listsOnly(inUse.categories),
    anaSayfa_urun: ({ anaSayfa_urun }) => inUse.products.has((anaSayfa_urun ?? '').trim()),
    gomulu_siteler: (given) => embedOriginsOf(config, given).length === embedEntries(given).length,
    baseEndpoint: (given) => given.baseEndpoint === ownEndpoint || endpointOf(config, given) !== null,
  };
  return (Object.keys(all) as Name[]).filter(
    (name) => line(settings[name], 1) !== null && all[name]?.(settings) === false,
  );
};

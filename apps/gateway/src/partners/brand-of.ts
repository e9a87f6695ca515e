import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';
import {
  chatNumber,
  coordinates,
  email,
  hexColour,
  ownPicture,
  phone,
} from '@sigorta/validators/setting-shapes';
import type { Partner } from '../platform/caller.ts';
import { chatOf } from './chat-of.ts';
import { officesOf, socialOf, trustBadgeOf } from './footer-contents.ts';
import { claimsOf, testimonialsOf, videosOf } from './home-contents.ts';
import { line, matching } from './plain-text.ts';

type Flag = Partner['settings']['showWp'];

const isOn = (flag: Flag, whenAbsent: boolean): boolean =>
  flag === null ? whenAbsent : flag === true || flag === 1 || flag === '1' || flag === 'true';

const fonts = ['Inter', 'Rubik', 'Nunito', 'Andika'] as const;

const sixDigits = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;

const productsOf = (
  ids: string | null,
  categories: readonly { id: number; kategori_ismi: string }[],
  catalogue: readonly Pick<CatalogueEntry, 'id' | 'categoryName'>[],
): string[] | null => {
  const wanted = new Set(
    (ids ?? '').split(',').flatMap((id) => (/^\s*\d{1,9}\s*$/.test(id) ? [Number(id)] : [])),
  );
  if (wanted.size === 0) return null;
  const names = new Set(
    categories.filter(({ id }) => wanted.has(id)).map((category) => category.kategori_ismi),
  );
  return catalogue.filter(({ categoryName }) => names.has(categoryName)).map(({ id }) => id);
};

/**
 * A partner's settings made safe: whatever does not fit its shape falls back or disappears, so that nothing a partner
 * types is loaded from elsewhere, closes a tag or hides a letter. Our own brand is the one the pages were built with.
 */
export const brandOf = (
  partner: Pick<Partner, 'id' | 'settings'>,
  categories: readonly { id: number; kategori_ismi: string }[],
  catalogue: readonly Pick<CatalogueEntry, 'id' | 'categoryName'>[],
): Brand => {
  if (partner.id === defaultBrand.partner) return defaultBrand;
  const { settings } = partner;
  const name = line(settings.brand_name, 60) ?? defaultBrand.name;
  const colour = matching(settings.renk_kodu, hexColour);
  return {
    partner: partner.id,
    name,
    title: line(settings.title, 90) ?? name,
    colour: colour === null ? defaultBrand.colour : sixDigits(colour).toLowerCase(),
    font: fonts.find((font) => font === settings.font_family) ?? 'Inter',
    logoUrl: matching(settings.logo_url, ownPicture),
    faviconUrl: matching(settings.favicon, ownPicture),
    footer: {
      logoUrl: matching(settings.footer_logo, ownPicture),
      address: line(settings.footer_adres, 200),
      phone: matching(settings.footer_telefon, phone),
      email: matching(settings.footer_mail, email),
      text: line(settings.footer_altMetin, 400),
      map: matching(settings.footer_harita, coordinates),
    },
    whatsapp: chatNumber(settings.wp_number),
    showHeader: isOn(settings.showHeader, true),
    showFooter: isOn(settings.showFooter, true),
    onlySales: isOn(settings.onlySales, false),
    showWhatsapp: isOn(settings.showWp, true),
    isAgency: isOn(settings.isAcente, false),
    showCompany: isOn(settings.showCompany ?? null, false),
    userId: settings.user_id,
    heroImageUrl: matching(settings.resim, ownPicture),
    heroBackground: matching(settings.bgColor, hexColour),
    moreHeroes: isOn(settings.moreHeroes, false),
    social: socialOf(settings),
    trustBadge: trustBadgeOf(settings),
    offices: officesOf(settings),
    testimonials: testimonialsOf(settings),
    claims: claimsOf(settings),
    chat: chatOf(settings),
    videos: videosOf(settings),
    products: productsOf(settings.kategori_id, categories, catalogue),
  };
};

import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';
import {
  brandFonts,
  isSwitchOn,
  partnerSettings,
  type SettingOf,
} from '@sigorta/contracts/partner-settings/partner-settings';
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
import { homeOf } from './home-of.ts';
import { line, matching } from './plain-text.ts';

const isOn = (settings: Partner['settings'], name: SettingOf<'switch'>): boolean =>
  isSwitchOn(settings[name], partnerSettings[name].unset);

const sixDigits = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;

type Categories = readonly { id: number; kategori_ismi: string }[];
type Catalogue = readonly Pick<CatalogueEntry, 'id' | 'categoryName'>[];

/** Ids of the categories that hold a product; a list without any of them is no filter. */
export const categoriesInUse = (categories: Categories, catalogue: Catalogue): ReadonlySet<number> => {
  const names = new Set(catalogue.map(({ categoryName }) => categoryName));
  return new Set(categories.filter(({ kategori_ismi }) => names.has(kategori_ismi)).map(({ id }) => id));
};

/** Ids of the products that a list of categories leaves; null for all, also when it would leave none: a shop is never empty. */
const productsOf = (ids: string | null, categories: Categories, catalogue: Catalogue): string[] | null => {
  const wanted = new Set(
    (ids ?? '').split(',').flatMap((id) => (/^\s*\d{1,9}\s*$/.test(id) ? [Number(id)] : [])),
  );
  if (wanted.size === 0) return null;
  const names = new Set(
    categories.filter(({ id }) => wanted.has(id)).map((category) => category.kategori_ismi),
  );
  const left = catalogue.filter(({ categoryName }) => names.has(categoryName)).map(({ id }) => id);
  return left.length === 0 ? null : left;
};

/** Ids of the products that a partner's settings leave. */
export const soldBy = (
  { kategori_id }: Partner['settings'],
  categories: Categories,
  catalogue: Catalogue,
): ReadonlySet<string> =>
  new Set(productsOf(kategori_id, categories, catalogue) ?? catalogue.map(({ id }) => id));

/** The company behind the brand, where it is not ours; its numbers are signs a register prints. */
const companyOf = (settings: Partner['settings']): Pick<Brand, 'company'> => {
  const name = line(settings.sirket_unvan, 120);
  if (name === null) return {};
  return {
    company: {
      name,
      registerNo: line(settings.sirket_levha, 40),
      mersis: line(settings.sirket_mersis, 40),
    },
  };
};

/**
 * A partner's settings made safe: whatever does not fit its shape falls back or disappears, so that nothing a partner
 * types is loaded from elsewhere, closes a tag or hides a letter. Our own brand is the one the pages were built with.
 */
export const brandOf = (
  partner: Pick<Partner, 'id' | 'settings'>,
  categories: Categories,
  catalogue: Catalogue,
): Brand => {
  if (partner.id === defaultBrand.partner) return defaultBrand;
  const { settings } = partner;
  const name = line(settings.brand_name, 60) ?? defaultBrand.name;
  const colour = matching(settings.renk_kodu, hexColour);
  const sold = soldBy(settings, categories, catalogue);
  return {
    partner: partner.id,
    name,
    title: line(settings.title, 90) ?? name,
    colour: colour === null ? defaultBrand.colour : sixDigits(colour).toLowerCase(),
    font: brandFonts.find((font) => font === settings.font_family) ?? 'Inter',
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
    ...companyOf(settings),
    whatsapp: chatNumber(settings.wp_number),
    showHeader: isOn(settings, 'showHeader'),
    showFooter: isOn(settings, 'showFooter'),
    onlySales: isOn(settings, 'onlySales'),
    ...(isOn(settings, 'onlyLight') && { onlyLight: true as const }),
    ...(isOn(settings, 'askAllFirst') && { asksAllFirst: true as const }),
    showWhatsapp: isOn(settings, 'showWp'),
    isAgency: isOn(settings, 'isAcente'),
    showCompany: isOn(settings, 'showCompany'),
    userId: settings.user_id,
    heroImageUrl: matching(settings.resim, ownPicture),
    heroBackground: matching(settings.bgColor, hexColour),
    moreHeroes: isOn(settings, 'moreHeroes'),
    ...homeOf(settings, (id) => sold.has(id)),
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

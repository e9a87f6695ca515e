import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';
import { videoIdOf } from '@sigorta/validators/video-id';
import type { Partner } from './partner.ts';

type Flag = Partner['settings']['showWp'];

const isOn = (flag: Flag, whenAbsent: boolean): boolean =>
  flag === null ? whenAbsent : flag === true || flag === 1 || flag === '1' || flag === 'true';

/** One line of plain text without control or direction characters, null when nothing is left. */
const line = (text: string | null, longest: number): string | null => {
  const plain = (text ?? '')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : [...plain].slice(0, longest).join('');
};

const matching = (text: string | null, shape: RegExp): string | null => {
  const plain = (text ?? '').trim();
  return shape.test(plain) ? plain : null;
};

const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** a file on our own origin: no host, no dot segments, no query */
const ownPicture = /^\/(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:svg|png|webp|jpe?g|ico)$/i;
const phone = /^\+?[0-9][0-9 ()-]{4,24}$/;
const email = /^[^\s@<>"',;:]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,24}$/i;
/** a point on the map; the address around it is ours */
const coordinates = /^-?\d{1,2}\.\d{1,8},\s?-?\d{1,3}\.\d{1,8}$/;
const fonts = ['Inter', 'Rubik', 'Nunito', 'Andika'] as const;
const mostVideos = 6;

const sixDigits = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;

const videosOf = (text: string | null): string[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    const ids = list.map((link) => (typeof link === 'string' ? videoIdOf(link) : null));
    return [...new Set(ids.filter((id) => id !== null))].slice(0, mostVideos);
  } catch {
    return [];
  }
};

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
 * types can leave our origin, close a tag or hide a letter. Our own brand is the one the
 * pages were built with.
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
  const whatsapp = (settings.wp_number ?? '').replace(/[\s()+-]/g, '');
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
    whatsapp: /^\d{8,15}$/.test(whatsapp) ? whatsapp : null,
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
    videos: videosOf(settings.youtubeLink),
    products: productsOf(settings.kategori_id, categories, catalogue),
  };
};

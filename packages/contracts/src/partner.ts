import * as v from 'valibot';
import type { BrandChat, LocalText, Office, SocialLink, Testimonial, TrustBadge } from './brand-contents.ts';
import type { BrandHome } from './brand-home.ts';
import {
  type brandFonts,
  partnerSettings,
  type SettingName,
  type SettingOf,
  settingNames,
} from './partner-settings/partner-settings.ts';
import { toldText } from './told.ts';

const text = v.optional(v.nullable(toldText), null);
const flag = v.optional(v.nullable(v.union([v.boolean(), v.number(), toldText])), null);
const number = v.optional(v.nullable(v.number()), null);

type SchemaOf<Name extends SettingName> =
  Name extends SettingOf<'switch'>
    ? typeof flag
    : Name extends SettingOf<'number'>
      ? typeof number
      : typeof text;

const schemaOf = (name: SettingName) => {
  const { kind } = partnerSettings[name];
  return kind === 'switch' ? flag : kind === 'number' ? number : text;
};

/**
 * Partner settings as the dashboard answers them: an array whose first item is used (spec §3, §7). Lists are JSON in a text,
 * as `youtubeLink` is; a text inside may be given by language, `{"tr":"…","en":"…"}`. Offices `[{"ad","adres","telefon",
 * "harita"}]`, testimonials `[{"ad","metin","kaynak","kaynakLink"}]`, claims a list of texts, persons of the chat `[{"ad",
 * "gorev","telefon","saatler"}]`, hours `{"Mon":"09:00-18:00"}`.
 */
export const partnerSettingsSchema = v.object(
  /* the table says of each name which schema it has; what is made of entries has lost that */
  Object.fromEntries(settingNames.map((name) => [name, schemaOf(name)])) as {
    [Name in SettingName]: SchemaOf<Name>;
  },
);
export type PartnerSettings = v.InferOutput<typeof partnerSettingsSchema>;

/** The settings made safe: the gateway does it once, page and screens only read this. */
export interface Brand {
  /** key of the partner, `default` for our own */
  partner: string;
  name: string;
  title: string;
  /** `#rrggbb`, validated; the palette is solved from it */
  colour: string;
  font: (typeof brandFonts)[number];
  /** path on our own origin, or null for the built-in mark */
  logoUrl: string | null;
  faviconUrl: string | null;
  footer: {
    logoUrl: string | null;
    address: string | null;
    phone: string | null;
    email: string | null;
    text: string | null;
    map: string | null;
  };
  /** the company behind the brand, where it is not ours; without a name only named agencies have one of their own (legal) */
  company?: { name: string; registerNo: string | null; mersis: string | null };
  whatsapp: string | null;
  showHeader: boolean;
  showFooter: boolean;
  onlySales: boolean;
  /** the site has no dark scheme; not given where it has */
  onlyLight?: true;
  /** forms ask everything before the first offer; not given where prices come first */
  asksAllFirst?: true;
  showWhatsapp: boolean;
  isAgency: boolean;
  /** about and contact also stand in the header */
  showCompany: boolean;
  userId: number | null;
  heroImageUrl: string | null;
  heroBackground: string | null;
  moreHeroes: boolean;
  /** how its home page is built; not given where it is as ours */
  home?: BrandHome;
  social: SocialLink[];
  trustBadge: TrustBadge | null;
  offices: Office[];
  testimonials: Testimonial[];
  claims: LocalText[];
  chat: BrandChat;
  /** 11-character video ids */
  videos: string[];
  /** product ids shown, in catalogue order; null means all */
  products: string[] | null;
  /** ids of products that nobody is sold any more; not given while there are none */
  retired?: string[];
}

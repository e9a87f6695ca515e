import * as v from 'valibot';
import type { BrandChat, LocalText, Office, SocialLink, Testimonial, TrustBadge } from './brand-contents.ts';

const text = v.optional(v.nullable(v.string()), null);
const flag = v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), null);

/** Partner settings as the dashboard answers them: an array whose first item is used (spec §3, §7). */
export const partnerSettingsSchema = v.object({
  user_id: v.optional(v.nullable(v.number()), null),
  baseEndpoint: text,
  renk_kodu: text,
  font_family: text,
  brand_name: text,
  logo_url: text,
  kategori_id: text,
  favicon: text,
  footer_logo: text,
  footer_adres: text,
  footer_telefon: text,
  footer_mail: text,
  footer_altMetin: text,
  footer_harita: text,
  title: text,
  wp_number: text,
  showHeader: flag,
  showFooter: flag,
  onlySales: flag,
  showWp: flag,
  resim: text,
  bgColor: text,
  moreHeroes: flag,
  youtubeLink: text,
  isAcente: flag,
  /** the company option (spec §2): about and contact in the header's menu */
  showCompany: flag,
  footer_facebook: text,
  footer_instagram: text,
  footer_x: text,
  footer_linkedin: text,
  footer_youtube: text,
  /** the e-commerce register's page about the seller, and a picture of its mark on our origin */
  footer_etbis: text,
  footer_etbisResim: text,
  /**
   * Lists are JSON in a text, as `youtubeLink` is. A text inside may be given by language: `{"tr":"…","en":"…"}`.
   * Offices: `[{"ad","adres","telefon","harita"}]`
   */
  ofisler: text,
  /** `[{"ad","metin","kaynak","kaynakLink"}]` */
  yorumlar: text,
  /** marketing claims of the partner (decision 26): a list of texts */
  iddialar: text,
  /** `[{"ad","gorev","telefon","saatler"}]`, hours `{"Mon":"09:00-18:00"}` */
  chat_kisiler: text,
  chat_saatler: text,
  chat_saatDilimi: text,
  chat_efekt: text,
  chat_mesaj: text,
  /** bank transfers are taken to this Turkish IBAN; without it and its holder there are none */
  havale_iban: text,
  havale_hesapSahibi: text,
  havale_banka: text,
  /** the payment provider of this partner's cards, by its name; the gateway's standard one when it is empty or not set up */
  odeme_kurulusu: text,
});
export type PartnerSettings = v.InferOutput<typeof partnerSettingsSchema>;

/** The settings made safe: the gateway does it once, page and screens only read this. */
export interface Brand {
  /** key of the partner, `default` for our own */
  partner: string;
  name: string;
  title: string;
  /** `#rrggbb`, validated; the palette is solved from it */
  colour: string;
  font: 'Inter' | 'Rubik' | 'Nunito' | 'Andika';
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
  whatsapp: string | null;
  showHeader: boolean;
  showFooter: boolean;
  onlySales: boolean;
  showWhatsapp: boolean;
  isAgency: boolean;
  /** about and contact also stand in the header */
  showCompany: boolean;
  userId: number | null;
  heroImageUrl: string | null;
  heroBackground: string | null;
  moreHeroes: boolean;
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
}

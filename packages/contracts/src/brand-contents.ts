import type { Language } from '@sigorta/i18n/language';
import type { OpeningHours } from './opening-hours.ts';

/** A partner's own words by language; where a language has none, nothing is shown in it. */
export type LocalText = Partial<Record<Language, string>>;

/** How many entries of a list are shown; the rest is left out. */
export const mostEntries = {
  youtubeLink: 6,
  iddialar: 4,
  yorumlar: 6,
  ofisler: 6,
  chat_kisiler: 6,
} as const;

/** Letters of a text inside a list; what is longer is cut. */
export const longest = {
  name: 60,
  address: 200,
  testimonial: 400,
  source: 80,
  claim: 80,
  role: 60,
  message: 200,
} as const;

export const socialNetworks = ['facebook', 'instagram', 'x', 'linkedin', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export interface SocialLink {
  network: SocialNetwork;
  /** https address on the network's own host */
  href: string;
}

/** The e-commerce register's mark (ETBİS): a picture on our origin, or our own drawing; a link, never a script. */
export interface TrustBadge {
  href: string;
  imageUrl: string | null;
}

export interface Office {
  name: string;
  address: string | null;
  phone: string | null;
  /** a point, `41.01, 28.97` */
  map: string | null;
}

/** Somebody's words about the partner. Without a source it is not shown (decision 26). */
export interface Testimonial {
  name: string;
  text: LocalText;
  source: LocalText;
  sourceUrl: string | null;
}

export interface ChatPerson {
  name: string;
  role: LocalText;
  /** digits with the dial code */
  phone: string;
  /** null: those of the button */
  hours: OpeningHours | null;
}

export const popupEffects = ['fade', 'slide', 'none'] as const;
export type PopupEffect = (typeof popupEffects)[number];

/** spec §3, chat widget configuration. */
export interface BrandChat {
  persons: ChatPerson[];
  /** of the button; null: none are known and none are claimed */
  hours: OpeningHours | null;
  timeZone: string;
  popupEffect: PopupEffect;
  /** first words of a chat, `{{page}}` standing for the page's address; ours where a language has none */
  message: LocalText;
}

import type { Peer } from '../peers/serve-peers.ts';
import type { Asked } from './visit.ts';

export interface MeasuredPage extends Asked {
  name: string;
  page: 'bare' | 'home' | 'form';
}

/** Home and a form under their own addresses in a browser of that language: what a bare address costs besides is not in here. */
export const measuredLanguages = [
  { language: 'tr', locale: 'tr-TR', prefix: '' },
  { language: 'en', locale: 'en-US', prefix: '/en' },
  { language: 'ar', locale: 'ar-EG', prefix: '/ar' },
] as const;

type MeasuredLanguage = (typeof measuredLanguages)[number];

const form = '/yurt-disi-seyahat';

const homeAndForm = (name: string, start: string, locale: string, marks: boolean): MeasuredPage[] => [
  { page: 'home', name: `home ${name}`, url: start, locale, control: 'main a, main button', marks },
  {
    page: 'form',
    name: `form ${name}`,
    url: `${start.replace(/\/$/, '')}${form}`,
    locale,
    control: '#application button[type=submit]',
    marks,
  },
];

export const barePage = (url: string): MeasuredPage => ({
  page: 'bare',
  name: 'bare page',
  url,
  locale: 'tr-TR',
  control: 'button',
  marks: false,
});

/** Our pages, which say themselves when they have their handlers. */
export const ourPages = (site: string, languages: readonly MeasuredLanguage[]): MeasuredPage[] =>
  languages.flatMap(({ language, locale, prefix }) =>
    homeAndForm(language, `${site}${prefix || '/'}`, locale, true),
  );

/** The same pages of a peer, where every language has its prefix. */
export const pagesOfPeer = ({ name, origin }: Peer, languages: readonly MeasuredLanguage[]): MeasuredPage[] =>
  languages.flatMap(({ language, locale }) =>
    homeAndForm(`${language}, ${name}`, `${origin}/${language}`, locale, false),
  );

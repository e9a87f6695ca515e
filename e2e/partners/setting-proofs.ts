import type { SettingName, SettingSeen } from '@sigorta/contracts/partner-settings/partner-settings';
import type { PartnerRow } from '../system/system.ts';

/** What a visitor's page shows because of one setting, and does not show without it (spec §3). */
export interface PageProof {
  value: string | number | boolean;
  /** settings this one needs beside it */
  beside?: Readonly<Record<string, unknown>>;
  /** home unless named */
  path?: string;
  /** of the page as it was sent */
  holds: (html: string) => boolean;
}

const part = (html: string, tag: string): string =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0] ?? '';
const inHeader = (text: string) => (html: string) => part(html, 'header').includes(text);
const inFooter = (text: string) => (html: string) => part(html, 'footer').includes(text);
const inMain = (text: string) => (html: string) => part(html, 'main').includes(text);
const inHead = (text: string) => (html: string) => part(html, 'head').includes(text);

const network = (host: string): PageProof => ({
  value: `https://www.${host}/deneme`,
  holds: inFooter(`href="https://www.${host}/deneme"`),
});

/** Switches are written in the odd ways of partners' own programs: what is not nought is on. */
export const pageProofs: Record<SettingSeen<'page'>, PageProof> = {
  brand_name: { value: 'Deneme Marka', holds: inHeader('>Deneme Marka</bdi>') },
  title: { value: 'Başlık Denemesi', holds: (html) => part(html, 'title').includes('Başlık Denemesi') },
  renk_kodu: { value: '#8a1c4a', holds: inHead('--c-solid:#8a1c4a') },
  onlyLight: { value: '1', holds: (html) => !inHead('prefers-color-scheme:dark')(html) },
  font_family: { value: 'Rubik', holds: inHead('--font:Rubik') },
  logo_url: {
    value: '/art/logo-wide.svg',
    holds: (html) => /<img[^<>]*src="\/art\/logo-wide.svg"[^<>]*width="128"/.test(part(html, 'header')),
  },
  favicon: { value: '/art/mark.svg', holds: inHead('<link rel="icon" href="/art/mark.svg">') },
  anaSayfa_duzen: {
    value: 'hikaye',
    beside: { iddialar: '["Deneme iddiası"]' },
    holds: (html) => /<h1[^<>]*><bdi>Deneme iddiası</.test(part(html, 'main')),
  },
  anaSayfa_urun: {
    value: 'dask',
    beside: { anaSayfa_duzen: 'urun' },
    holds: (html) => /<h1[^<>]*>DASK/.test(part(html, 'main')),
  },
  anaSayfa_bolumler: {
    value: 'sorular,urunler',
    holds: (html) => /id="questions-title".*id="products-title"/s.test(html) && !html.includes('steps-title'),
  },
  resim: { value: '/art/logo-wide.svg', holds: inMain('src="/art/logo-wide.svg"') },
  bgColor: { value: '#112233', holds: inHead('--hero-ground:#112233') },
  moreHeroes: {
    value: 2,
    holds: (html) => [...html.matchAll(/<section[^<>]*aria-labelledby="hero-/g)].length === 2,
  },
  youtubeLink: { value: '["https://youtu.be/dQw4w9WgXcQ"]', holds: inMain('dQw4w9WgXcQ') },
  iddialar: { value: '["Deneme iddiası"]', holds: inMain('Deneme iddiası') },
  yorumlar: {
    value: '[{"ad":"Selin D.","metin":"Deneme yorumu","kaynak":"Anket, Ekim 2026"}]',
    holds: (html) => inMain('Deneme yorumu')(html) && inMain('Anket, Ekim 2026')(html),
  },
  kategori_id: {
    value: '3',
    holds: (html) => inMain('/dask-sigortasi')(html) && !html.includes('href="/yurt-disi-seyahat"'),
  },
  showHeader: { value: 'false', holds: (html) => part(html, 'header') === '' },
  showFooter: { value: 0, holds: (html) => part(html, 'footer') === '' },
  showCompany: { value: '2', holds: inHeader('href="/hakkimizda"') },
  onlySales: {
    value: 2,
    path: '/yurt-disi-seyahat',
    holds: (html) => html.includes('Geri') && !html.includes('Takıldığınız bir yer mi var?'),
  },
  askAllFirst: {
    value: '1',
    path: '/yurt-disi-seyahat',
    holds: (html) => html.includes('id="step-contact"'),
  },
  isAcente: { value: '2', holds: (html) => !html.includes('href="/police-iptal-servisi"') },
  footer_logo: { value: '/art/logo-wide.svg', holds: inFooter('src="/art/logo-wide.svg"') },
  footer_adres: { value: 'Deneme Sokak 12', holds: inFooter('<p>Deneme Sokak 12</p>') },
  footer_telefon: { value: '+90 216 000 00 12', holds: inHeader('href="tel:+902160000012"') },
  footer_mail: { value: 'deneme@kaya.example', holds: inFooter('href="mailto:deneme@kaya.example"') },
  sirket_unvan: { value: 'Deneme Acentelik A.Ş.', holds: inFooter('<bdi>Deneme Acentelik A.Ş.</bdi>') },
  sirket_levha: {
    value: 'T12345-TEST',
    beside: { sirket_unvan: 'Deneme Acentelik A.Ş.' },
    holds: inFooter('<bdi dir="ltr">T12345-TEST</bdi>'),
  },
  sirket_mersis: {
    value: '9999-0000-0000-0001',
    beside: { sirket_unvan: 'Deneme Acentelik A.Ş.' },
    holds: inFooter('<bdi dir="ltr">9999-0000-0000-0001</bdi>'),
  },
  footer_altMetin: { value: 'Deneme alt metni', holds: inFooter('<p>Deneme alt metni</p>') },
  footer_harita: { value: '40.9903, 29.0291', holds: inFooter('mlat=40.9903') },
  ofisler: {
    value: '[{"ad":"Deneme Ofisi","adres":"Başka Sokak 3"}]',
    holds: (html) => inFooter('Deneme Ofisi')(html) && inFooter('Başka Sokak 3')(html),
  },
  footer_facebook: network('facebook.com'),
  footer_instagram: network('instagram.com'),
  footer_x: { value: 'https://x.com/deneme', holds: inFooter('href="https://x.com/deneme"') },
  footer_linkedin: network('linkedin.com'),
  footer_youtube: network('youtube.com'),
  footer_etbis: {
    value: 'https://etbis.eticaret.gov.tr/sitedogrulama/1',
    holds: inFooter('href="https://etbis.eticaret.gov.tr/sitedogrulama/1"'),
  },
  gomulu_siteler: {
    value: 'https://www.deneme.example',
    path: '/gomulu/pet',
    holds: (html) => html.includes('"origins":["https://www.deneme.example"]'),
  },
  footer_etbisResim: {
    value: '/art/logo-wide.svg',
    beside: { footer_etbis: 'https://etbis.eticaret.gov.tr/sitedogrulama/1' },
    holds: inFooter('src="/art/logo-wide.svg"'),
  },
};

const partnerOf = (name: SettingName): string => `ayar-${name.toLowerCase().replaceAll('_', '-')}`;

/** With a setting, and without it. */
export const partnersOf = (name: SettingName): { with: string; without: string } => ({
  with: partnerOf(name),
  without: `${partnerOf(name)}-yok`,
});

/** Two brands for each setting, alike but for it. */
export const brandsFor = (
  proofs: Readonly<Record<string, { value: unknown; beside?: Readonly<Record<string, unknown>> }>>,
): PartnerRow[] =>
  (Object.keys(proofs) as SettingName[]).flatMap((name) => {
    const { value, beside } = proofs[name] ?? { value: null };
    const plain = { brand_name: 'Ayar', ...beside };
    const ids = partnersOf(name);
    return [
      { id: ids.without, settings: plain },
      { id: ids.with, settings: { ...plain, [name]: value } },
    ];
  });

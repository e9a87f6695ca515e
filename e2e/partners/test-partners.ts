import { portOf } from '../system/ports.ts';
import type { PartnerRow } from '../system/system.ts';

const week = (hours: string) =>
  Object.fromEntries(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => [day, hours]));
const { Sun: _, ...weekdays } = week('09:00-18:00');

/** Another site than ours, whose page shows a form in a frame; and one that nobody named. */
export const hostSite = `http://127.0.0.1:${portOf('embedding-site')}`;
export const strangeSite = `http://127.0.0.1:${portOf('strange-site')}`;

/** Brands that ask for what the sample ones leave out. Categories are numbered by the products' order. */
export const testPartners: readonly PartnerRow[] = [
  {
    id: 'bes-urun',
    settings: {
      brand_name: 'Beş Ürün',
      kategori_id: '1,2,3,4,5',
      font_family: 'Comic Sans',
      renk_kodu: 'turuncu',
      logo_url: '/art/logo-wide.svg',
      favicon: '/art/mark.svg',
      showWp: 0,
    },
  },
  { id: 'yalniz-dask', settings: { brand_name: 'Yalnız DASK', kategori_id: '3' } },
  { id: 'sekiz-urun', settings: { brand_name: 'Sekiz Ürün', kategori_id: '1,2,3,4,5,6,7,8' } },
  { id: 'iki-tanitim', settings: { brand_name: 'İki Tanıtım', moreHeroes: 1 } },
  { id: 'gomen', settings: { brand_name: 'Gömen Acente', renk_kodu: '#8a1c4a', gomulu_siteler: hostSite } },
  { id: 'gomecek', settings: { brand_name: 'Gömecek Acente' } },
  { id: 'hepsi-once', settings: { brand_name: 'Hepsi Önce', askAllFirst: 1 } },
  {
    id: 'sohbet',
    settings: {
      brand_name: 'Sohbet',
      wp_number: '905000000009',
      chat_kisiler: JSON.stringify([{ ad: 'Deniz Örnek', telefon: '905000000009', saatler: weekdays }]),
      chat_saatler: JSON.stringify(weekdays),
      chat_saatDilimi: 'Europe/Istanbul',
    },
  },
];

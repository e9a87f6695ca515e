import { type PartnerSettings, partnerSettingsSchema } from '@sigorta/contracts/partner';
import * as v from 'valibot';
import {
  claims,
  kayaHours,
  kayaOffices,
  kayaPersons,
  kayaTestimonials,
  videos,
  yolHours,
  yolPersons,
  yolTestimonials,
} from './sample-contents.ts';

export interface SamplePartner {
  id: string;
  hosts: string[];
  settings: PartnerSettings;
  /** families whose categories it shows; absent shows all */
  families?: string[];
}

const settings = (given: Partial<PartnerSettings>): PartnerSettings => v.parse(partnerSettingsSchema, given);

/** Our own brand (decisions 21): claims only what it can show (decisions 26). */
export const defaultPartner: SamplePartner = {
  id: 'default',
  hosts: [],
  settings: settings({
    brand_name: 'Sigorta Çarşısı',
    renk_kodu: '#0a6270',
    font_family: 'Inter',
    title: 'Sigorta Çarşısı',
    footer_telefon: '0850 000 00 00',
    /* invented: no bank has this code */
    havale_iban: 'TR13 0999 9000 0000 0000 0000 17',
    havale_hesapSahibi: 'Sigorta Çarşısı Sigorta Aracılık Hizmetleri A.Ş.',
    havale_banka: 'Örnek Bank',
    showHeader: true,
    showFooter: true,
    onlySales: false,
    showWp: true,
    moreHeroes: false,
    isAcente: 0,
  }),
};

/** Three invented partners, one of each kind the spec tells apart (spec §2, §6). */
export const samplePartners: SamplePartner[] = [
  {
    id: 'kaya-acente',
    hosts: ['kaya.localhost'],
    settings: settings({
      user_id: 124,
      brand_name: 'Kaya Acentelik',
      renk_kodu: '#8a1c4a',
      /* an agency is chosen for its people */
      anaSayfa_duzen: 'hikaye',
      font_family: 'Rubik',
      title: 'Kaya Acentelik, sigortanız burada',
      footer_adres: 'Örnek Mahallesi, Deneme Sokak 12, Kadıköy, İstanbul',
      footer_telefon: '+90 216 000 00 00',
      havale_iban: 'TR30 0999 8000 0000 0000 0004 28',
      havale_hesapSahibi: 'Kaya Acentelik Ltd. Şti.',
      havale_banka: 'Deneme Bankası',
      footer_mail: 'bilgi@kaya-acente.example',
      footer_altMetin: 'Kaya Acentelik örnek bir iş ortağıdır.',
      footer_instagram: 'https://www.instagram.com/kaya.acente.ornek',
      footer_linkedin: 'https://www.linkedin.com/company/kaya-acente-ornek',
      footer_etbis: 'https://etbis.eticaret.gov.tr/sitedogrulama/0000000000000000',
      footer_harita: '40.9903, 29.0291',
      ofisler: kayaOffices,
      yorumlar: kayaTestimonials,
      iddialar: claims,
      wp_number: '905000000000',
      chat_kisiler: kayaPersons,
      chat_saatler: kayaHours,
      chat_saatDilimi: 'Europe/Istanbul',
      chat_efekt: 'slide',
      showHeader: true,
      showFooter: true,
      showWp: true,
      isAcente: 1,
      showCompany: 1,
    }),
  },
  {
    id: 'hizli-sepet',
    hosts: ['hizli.localhost'],
    settings: settings({
      brand_name: 'Hızlı Sepet',
      renk_kodu: '#d94f00',
      /* who comes from a full basket wants the price, and nothing between */
      anaSayfa_duzen: 'fiyatlar',
      anaSayfa_bolumler: 'urunler,sozler,iddialar,sirketler,sorular',
      font_family: 'Nunito',
      title: 'Hızlı Sepet Sigorta',
      footer_mail: 'destek@hizli-sepet.example',
      iddialar: claims,
      showHeader: false,
      showFooter: false,
      onlySales: true,
      showWp: false,
      isAcente: 0,
    }),
  },
  {
    id: 'yol-arkadasi',
    hosts: ['yol.localhost'],
    families: ['travel'],
    settings: settings({
      brand_name: 'Yol Arkadaşı',
      renk_kodu: '#2f6b2a',
      /* nearly all who travel with it come for one insurance, the first it sells */
      anaSayfa_duzen: 'urun',
      font_family: 'Andika',
      title: 'Yol Arkadaşı, seyahat sigortaları',
      footer_telefon: '+90 232 000 00 00',
      footer_mail: 'merhaba@yol-arkadasi.example',
      footer_youtube: 'https://www.youtube.com/@yol-arkadasi-ornek',
      footer_x: 'https://x.com/yolarkadasiornek',
      wp_number: '905000000003',
      chat_kisiler: yolPersons,
      chat_saatler: yolHours,
      chat_saatDilimi: 'Europe/Istanbul',
      yorumlar: yolTestimonials,
      youtubeLink: videos,
      showHeader: true,
      showFooter: true,
      isAcente: 0,
    }),
  },
];

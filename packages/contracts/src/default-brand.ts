import { defaultTimeZone } from './opening-hours.ts';
import type { Brand } from './partner.ts';

/** Our own brand, used when no partner is named; documents are rendered with it at build time (decision 21). */
export const defaultBrand: Brand = {
  partner: 'default',
  name: 'Sigorta Çarşısı',
  title: 'Sigorta Çarşısı',
  colour: '#0a6270',
  font: 'Inter',
  logoUrl: null,
  faviconUrl: null,
  footer: { logoUrl: null, address: null, phone: '0850 000 00 00', email: null, text: null, map: null },
  whatsapp: null,
  showHeader: true,
  showFooter: true,
  onlySales: false,
  showWhatsapp: true,
  isAgency: false,
  showCompany: false,
  userId: null,
  heroImageUrl: null,
  heroBackground: null,
  moreHeroes: false,
  social: [],
  trustBadge: null,
  offices: [],
  testimonials: [],
  claims: [],
  chat: { persons: [], hours: null, timeZone: defaultTimeZone, popupEffect: 'fade', message: {} },
  videos: [],
  products: null,
};

import type { Language } from '@sigorta/i18n/language';
import type { MarkedBrand } from '../../partners/brand-of-partner.ts';

/** How a page of ours is drawn: in which language, for whom it sells, and whether copies of it may be kept. */
export interface LivingView {
  language: Language;
  brand: MarkedBrand;
  /** ISO day */
  today: string;
  mayKeep: boolean;
  /** its policy can be put into Apple Wallet */
  hasPass: boolean;
}

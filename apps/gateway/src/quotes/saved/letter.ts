import type { Language } from '@sigorta/i18n/language';
import { fillPlaces } from '@sigorta/i18n/message';
import { writeLetter } from '../../platform/mail/letter.ts';
import { quoteMailTexts } from './mail-texts.ts';

export interface QuoteMail {
  language: Language;
  brand: string;
  colour: string;
  product: string;
  /** insurer and price, cheapest first */
  offers: readonly (readonly [insurer: string, price: string])[];
  /** day and time the prices were given, day the link ends */
  askedAt: string;
  until: string;
  url: string;
}

/** Product, prices and the link: nothing of the persons, because anybody's address can be typed. */
export function writeQuoteMail(mail: QuoteMail): { subject: string; text: string; html: string } {
  const t = quoteMailTexts[mail.language];
  const places = { product: mail.product, askedAt: mail.askedAt, until: mail.until };
  return writeLetter({
    language: mail.language,
    brand: mail.brand,
    colour: mail.colour,
    subject: fillPlaces(t.subject, places, mail.language),
    greeting: t.greeting,
    lead: fillPlaces(t.lead, places, mail.language),
    rows: mail.offers,
    link: { label: t.page, url: mail.url },
    notes: [
      fillPlaces(t.prices, places, mail.language),
      fillPlaces(t.until, places, mail.language),
      t.stranger,
    ],
  });
}

import type { Language } from '@sigorta/i18n/language';
import { fillPlaces } from '@sigorta/i18n/message';
import { writeLetter } from '../../platform/mail/letter.ts';
import { quoteMailTexts } from './mail-texts.ts';

export interface QuoteMail {
  language: Language;
  brand: string;
  colour: string;
  sender: readonly string[];
  /** day and time the prices were given, day the link ends */
  askedAt: string;
  until: string;
  url: string;
}

/** The link and how long it lives: nothing of what was asked for, because anybody's address can be typed. */
export function writeQuoteMail(mail: QuoteMail): { subject: string; text: string; html: string } {
  const t = quoteMailTexts[mail.language];
  const places = { askedAt: mail.askedAt, until: mail.until };
  return writeLetter({
    language: mail.language,
    brand: mail.brand,
    colour: mail.colour,
    sender: mail.sender,
    subject: fillPlaces(t.subject, { brand: mail.brand }, mail.language),
    greeting: t.greeting,
    lead: t.lead,
    rows: [],
    link: { label: t.page, url: mail.url },
    notes: [
      fillPlaces(t.prices, places, mail.language),
      fillPlaces(t.until, places, mail.language),
      t.stranger,
    ],
  });
}

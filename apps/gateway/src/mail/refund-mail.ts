import type { Language } from '@sigorta/i18n/language';
import { writeLetter } from './letter.ts';
import { refundTexts } from './refund-texts.ts';
import { fill } from './texts.ts';

export interface RefundMail {
  language: Language;
  brand: string;
  colour: string;
  phase: 'due' | 'done';
  why: 'policy' | 'late';
  product: string;
  insurer: string;
  amount: string;
  /** last four digits */
  cardEnd: string;
  paymentNo: string;
  pageUrl: string;
}

/** Tells a buyer that money goes back, or went. */
export function writeRefundMail(mail: RefundMail): { subject: string; text: string; html: string } {
  const { language, brand, colour, phase } = mail;
  const t = refundTexts[language];
  const places = { amount: mail.amount, product: mail.product };
  return writeLetter({
    language,
    brand,
    colour,
    subject: fill(t.subject[phase], places),
    greeting: t.greeting[phase],
    lead: `${fill(t.why[mail.why], places)} ${t.what[phase]}`,
    rows: [
      [t.amount, mail.amount],
      [t.card, `•••• ${mail.cardEnd}`],
      [t.product, mail.product],
      [t.insurer, mail.insurer],
      [t.paymentNo, mail.paymentNo],
    ],
    link: { label: t.page, url: mail.pageUrl },
    notes: [t.next[phase]],
  });
}

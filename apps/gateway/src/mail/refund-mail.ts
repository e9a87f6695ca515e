import type { Language } from '@sigorta/i18n/language';
import { writeLetter } from './letter.ts';
import { refundTexts } from './refund-texts.ts';
import { fill } from './texts.ts';

export interface RefundMail {
  language: Language;
  brand: string;
  colour: string;
  phase: 'due' | 'done';
  why: 'policy' | 'late' | 'cancelled' | 'agreed';
  /** null for a payment that bought no policy */
  product: string | null;
  insurer: string | null;
  amount: string;
  /** last four digits; null when the money came by bank transfer */
  cardEnd: string | null;
  paymentNo: string;
  pageUrl: string;
}

/** Tells a buyer that money goes back, or went. */
export function writeRefundMail(mail: RefundMail): { subject: string; text: string; html: string } {
  const { language, brand, colour, phase } = mail;
  const t = refundTexts[language];
  const places = { amount: mail.amount, product: mail.product ?? '' };
  const whole = mail.cardEnd === null ? t.toAccount : t.what;
  const what = mail.why === 'cancelled' || mail.why === 'agreed' ? t.part : whole;
  const row = (label: string, value: string | null): [string, string][] =>
    value === null ? [] : [[label, value]];
  return writeLetter({
    language,
    brand,
    colour,
    subject: fill(t.subject[phase], places),
    greeting: t.greeting[phase],
    lead: `${fill(t.why[mail.why], places)} ${what[phase]}`,
    rows: [
      [t.amount, mail.amount],
      ...row(t.card, mail.cardEnd && `•••• ${mail.cardEnd}`),
      ...row(t.product, mail.product),
      ...row(t.insurer, mail.insurer),
      [t.paymentNo, mail.paymentNo],
    ],
    link: { label: t.page, url: mail.pageUrl },
    notes: [t.next[phase]],
  });
}

import type { Language } from '@sigorta/i18n/language';
import { fillPlaces } from '@sigorta/i18n/message';
import type { Bare } from '../../buyers/letters/letter-of-order.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { refundTexts } from './mail-texts.ts';

export interface RefundMail {
  language: Language;
  phase: 'due' | 'by-hand' | 'done';
  why: 'policy' | 'not-found' | 'late' | 'cancelled' | 'agreed';
  /** null for a payment that bought no policy */
  product: string | null;
  insurer: string | null;
  amount: string;
  /** last four digits; null when the money came by bank transfer */
  cardEnd: string | null;
  paymentNo: string;
  /** when and with which paper a person sent it; null unless one did */
  sent: { on: string; reference: string } | null;
  pageUrl: string;
}

/** What goes back and where to; by hand it may go another way than it came. */
const whatOf = ({ language, phase, sent, cardEnd, why }: RefundMail): string => {
  const t = refundTexts[language];
  if (phase === 'by-hand') return t.hand[phase];
  if (sent) return t.hand.done;
  if (why === 'cancelled' || why === 'agreed') return t.part[phase];
  return (cardEnd === null ? t.toAccount : t.what)[phase];
};

/** Tells a buyer that money goes back, has to be sent by a person, or went: all of it, and what a stranger may read. */
export function refundLetter(mail: RefundMail): {
  whole: Omit<Letter, 'language' | 'brand' | 'colour' | 'sender'>;
  bare: Bare;
} {
  const { language, phase } = mail;
  const t = refundTexts[language];
  const places = { amount: mail.amount, product: mail.product ?? '' };
  const row = (label: string, value: string | null): [string, string][] =>
    value === null ? [] : [[label, value]];
  return {
    whole: {
      subject: fillPlaces(t.subject[phase], places, language),
      greeting: t.greeting[phase],
      lead: `${fillPlaces(t.why[mail.why], places, language)} ${whatOf(mail)}`,
      rows: [
        [t.amount, mail.amount],
        ...row(t.card, mail.cardEnd && `•••• ${mail.cardEnd}`),
        ...row(t.product, mail.product),
        ...row(t.insurer, mail.insurer),
        [t.paymentNo, mail.paymentNo],
        ...row(t.sentOn, mail.sent?.on ?? null),
        ...row(t.reference, mail.sent?.reference ?? null),
      ],
      link: { label: t.page, url: mail.pageUrl },
      notes: [t.next[phase]],
    },
    bare: { greeting: t.greeting[phase], notes: [t.next[phase]] },
  };
}

import type { Language } from '@sigorta/i18n/language';
import { formatList } from '@sigorta/i18n/list';
import { fillPlaces } from '@sigorta/i18n/message';
import { oneLine, writeLetter } from '../../platform/mail/letter.ts';
import { policyMailTexts } from './mail-texts.ts';

export interface PolicyMail {
  language: Language;
  brand: string;
  colour: string;
  sender: readonly string[];
  product: string;
  policyNo: string;
  insurer: string;
  insured: string[];
  start: string;
  end: string;
  paid: string;
  /** what ending this policy gives back, in the mail's language */
  ending: string;
  /** names of the papers it carries */
  files: string[];
  pageUrl: string;
}

/** Subject, plain text and HTML of the mail that carries the policy. */
export function writePolicyMail(mail: PolicyMail): { subject: string; text: string; html: string } {
  const { language, brand, colour, sender } = mail;
  const t = policyMailTexts[language];
  const places = { policyNo: mail.policyNo, product: mail.product, brand };
  return writeLetter({
    language,
    brand,
    colour,
    sender,
    subject: fillPlaces(t.subject, places, language),
    greeting: t.greeting,
    lead: fillPlaces(t.lead, places, language),
    rows: [
      [t.policyNo, mail.policyNo],
      [t.insurer, mail.insurer],
      [
        t.insured,
        formatList(
          mail.insured.map((name) => oneLine(name).slice(0, 120)),
          language,
        ),
      ],
      [t.start, mail.start],
      [t.end, mail.end],
      [t.paid, mail.paid],
    ],
    link: { label: t.page, url: mail.pageUrl },
    notes: [
      t.pageNote,
      fillPlaces(t.attached, { files: formatList(mail.files, language) }, language),
      mail.ending,
    ],
  });
}

interface BareMail {
  language: Language;
  brand: string;
  colour: string;
  sender: readonly string[];
  pageUrl: string;
}

/** Subject, plain text and HTML of a mail that names nobody and nothing that was bought. */
export function writeBareMail({ language, brand, colour, sender, pageUrl }: BareMail) {
  const t = policyMailTexts[language];
  return writeLetter({
    language,
    brand,
    colour,
    sender,
    subject: fillPlaces(t.bare.subject, { brand }, language),
    greeting: t.greeting,
    lead: t.bare.lead,
    rows: [],
    link: { label: t.page, url: pageUrl },
    notes: [t.bare.stranger],
  });
}

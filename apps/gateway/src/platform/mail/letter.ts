import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { inSentence } from '@sigorta/i18n/message';
import { escapeHtml } from '../escape-html.ts';

/** What a mail to a buyer says; names and brands may hold anything and stay words. */
export interface Letter {
  language: Language;
  brand: string;
  /** `#rrggbb` */
  colour: string;
  subject: string;
  greeting: string;
  lead: string;
  rows: readonly (readonly [label: string, value: string])[];
  link: { label: string; url: string };
  notes: readonly string[];
  /** who stands behind the brand and how they are reached, a line each; staff know */
  sender: readonly string[];
}

/** One line, whatever a name or a brand may hold. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const plain = ({ language, greeting, lead, rows, link, notes, brand, sender }: Letter): string =>
  [
    greeting,
    oneLine(lead),
    '',
    ...rows.map(([label, value]) => `${label}: ${inSentence(oneLine(value), '', language)}`),
    '',
    `${link.label}: ${link.url}`,
    ...notes,
    '',
    oneLine(brand),
    ...sender.map((line) => inSentence(oneLine(line), '', language)),
  ].join('\n');

function html({ language, brand, colour, greeting, lead, rows, link, notes, sender }: Letter): string {
  const cell = 'padding:10px 0;border-top:1px solid #dbe4e6;vertical-align:top';
  const direction = directionOf(language);
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><td style="${cell};color:#53676b" align="${start}">${escapeHtml(label)}</td><td style="${cell};font-weight:600" align="${end}"><bdi>${escapeHtml(oneLine(value))}</bdi></td></tr>`,
    )
    .join('');
  const foot =
    sender.length === 0
      ? ''
      : `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dbe4e6;font-size:13px;color:#53676b">${sender.map((line) => `<bdi>${escapeHtml(oneLine(line))}</bdi>`).join('<br>')}</p>`;
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(greeting)}</title></head><body style="margin:0;padding:32px 16px;background:#f4f7f8;font:16px/1.55 Inter,'Segoe UI',Roboto,Arial,sans-serif;color:#15282c"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border:1px solid #dbe4e6;border-radius:16px"><tr><td style="padding:32px"><p style="margin:0 0 20px;font-weight:600">${escapeHtml(brand)}</p><h1 style="margin:0 0 8px;font-size:26px;line-height:1.2">${escapeHtml(greeting)}</h1><p style="margin:0 0 20px;color:#53676b">${escapeHtml(lead)}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${table}</table><p style="margin:24px 0 8px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${colour};color:#fff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p><p style="margin:0;font-size:14px;color:#53676b">${notes.map(escapeHtml).join('<br>')}</p>${foot}</td></tr></table></td></tr></table></body></html>`;
}

/** Subject, plain text and HTML. */
export const writeLetter = (letter: Letter): { subject: string; text: string; html: string } => ({
  subject: oneLine(letter.subject),
  text: plain(letter),
  html: html(letter),
});

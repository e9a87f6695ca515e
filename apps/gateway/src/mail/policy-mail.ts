import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { escapeHtml } from '../documents/escape-html.ts';
import { fill, mailTexts } from './texts.ts';

export interface PolicyMail {
  language: Language;
  brand: string;
  colour: string;
  product: string;
  policyNo: string;
  insurer: string;
  insured: string[];
  start: string;
  end: string;
  paid: string;
  pageUrl: string;
}

/** One line, whatever a name or a brand may hold. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Subject, plain text and HTML of the mail that carries the policy. */
export function writePolicyMail(mail: PolicyMail): { subject: string; text: string; html: string } {
  const t = mailTexts[mail.language];
  const places = { policyNo: mail.policyNo, product: mail.product, brand: mail.brand };
  const rows: [string, string][] = [
    [t.policyNo, mail.policyNo],
    [t.insurer, mail.insurer],
    [t.insured, mail.insured.map((name) => oneLine(name).slice(0, 120)).join(', ')],
    [t.start, mail.start],
    [t.end, mail.end],
    [t.paid, mail.paid],
  ];
  const text = [
    t.greeting,
    oneLine(fill(t.lead, places)),
    '',
    ...rows.map(([label, value]) => `${label}: ${oneLine(value)}`),
    '',
    t.attached,
    `${t.page}: ${mail.pageUrl}`,
    t.pageNote,
    t.withdraw,
    '',
    oneLine(mail.brand),
  ].join('\n');
  const cell = 'padding:10px 0;border-top:1px solid #dbe4e6;vertical-align:top';
  const start = directionOf(mail.language) === 'rtl' ? 'right' : 'left';
  const end = start === 'right' ? 'left' : 'right';
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><td style="${cell};color:#53676b" align="${start}">${escapeHtml(label)}</td><td style="${cell};font-weight:600" align="${end}"><bdi>${escapeHtml(oneLine(value))}</bdi></td></tr>`,
    )
    .join('');
  const html = `<!doctype html><html lang="${mail.language}" dir="${directionOf(mail.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(t.greeting)}</title></head><body style="margin:0;padding:32px 16px;background:#f4f7f8;font:16px/1.55 Inter,'Segoe UI',Roboto,Arial,sans-serif;color:#15282c"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border:1px solid #dbe4e6;border-radius:16px"><tr><td style="padding:32px"><p style="margin:0 0 20px;font-weight:600">${escapeHtml(mail.brand)}</p><h1 style="margin:0 0 8px;font-size:26px;line-height:1.2">${escapeHtml(t.greeting)}</h1><p style="margin:0 0 20px;color:#53676b">${escapeHtml(fill(t.lead, places))}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${table}</table><p style="margin:24px 0 8px"><a href="${escapeHtml(mail.pageUrl)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${mail.colour};color:#fff;text-decoration:none;font-weight:600">${escapeHtml(t.page)}</a></p><p style="margin:0;font-size:14px;color:#53676b">${escapeHtml(t.pageNote)}<br>${escapeHtml(t.attached)}<br>${escapeHtml(t.withdraw)}</p></td></tr></table></td></tr></table></body></html>`;
  return { subject: oneLine(fill(t.subject, places)), text, html };
}

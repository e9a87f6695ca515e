import type { Language } from '@sigorta/i18n/language';
import { escapeHtml } from '../../platform/escape-html.ts';

export interface ApplicationMail {
  number: string;
  brand: string;
  /** name of the product, null for a message without one */
  product: string | null;
  name: string;
  phone: string;
  email: string | null;
  language: Language;
  message: string | null;
  /** a request product's form came with it; its answers stay in the table, where ids are sealed */
  hasAnswers: boolean;
}

const languageNames: Record<Language, string> = { tr: 'Türkçe', en: 'İngilizce', ru: 'Rusça', ar: 'Arapça' };

/** One line, whatever a visitor typed. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The message keeps its lines; nothing else of its control characters. */
const lines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');

/** What staff read: always in Turkish, with the language the visitor expects an answer in. */
export function writeApplicationMail(mail: ApplicationMail): { subject: string; text: string; html: string } {
  const about = mail.product ?? 'İletişim formu';
  const subject = oneLine(`${about}: ${mail.name}, ${mail.number}`);
  const rows: [string, string][] = [
    ['Başvuru no', mail.number],
    ['Konu', about],
    ['Ad soyad', mail.name],
    ['Telefon', mail.phone],
    ...(mail.email ? ([['E-posta', mail.email]] satisfies [string, string][]) : []),
    ['Yanıt dili', languageNames[mail.language]],
    ...(mail.hasAnswers ? ([['Form', 'Yanıtlar başvuru kaydında']] satisfies [string, string][]) : []),
  ];
  const message = lines(mail.message ?? '').trim();
  const text = [
    `${oneLine(mail.brand)}: yeni başvuru`,
    '',
    ...rows.map(([label, value]) => `${label}: ${oneLine(value)}`),
    ...(message ? ['', 'Mesaj:', ...message.split('\n').map((one) => `  ${one}`)] : []),
  ].join('\n');
  const cell = 'padding:10px 0;border-top:1px solid #dbe4e6;vertical-align:top';
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><td style="${cell};color:#53676b;padding-right:24px">${label}</td><td style="${cell};font-weight:600"><bdi>${escapeHtml(oneLine(value))}</bdi></td></tr>`,
    )
    .join('');
  const words = message
    ? `<p dir="auto" style="margin:20px 0 0;padding:16px;border-radius:10px;background:#f4f7f8;white-space:pre-wrap">${escapeHtml(message)}</p>`
    : '';
  const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px 16px;font:16px/1.55 'Segoe UI',Roboto,Arial,sans-serif;color:#15282c"><h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(oneLine(mail.brand))}: yeni başvuru</h1><table role="presentation" cellpadding="0" cellspacing="0" style="font-size:15px">${table}</table>${words}</body></html>`;
  return { subject, text, html };
}

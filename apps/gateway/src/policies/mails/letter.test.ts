import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { type PolicyMail, writePolicyMail } from './letter.ts';

const mail = (more: Partial<PolicyMail> = {}): PolicyMail => ({
  language: 'tr',
  brand: 'Sigorta Çarşısı',
  colour: '#0a6270',
  sender: ['Kaya Sigorta Acenteliği Ltd.', 'Deneme Sokak 12, İstanbul', '0850 000 00 00 · kaya@ornek.com'],
  product: 'Yurt dışı seyahat',
  policyNo: 'TUR1234567890',
  insurer: 'Turnagöl Sigorta',
  insured: ['Defne Aydın'],
  start: '12 Aralık 2026 00:00',
  end: '23 Aralık 2026 24:00',
  paid: '811,04 TL',
  ending: 'Güvence başlamadan önce iptal ederseniz ödediğinizin tamamı geri gelir.',
  files: ['TUR1234567890-police.pdf', 'TUR1234567890-makbuz.pdf'],
  pageUrl: 'http://localhost:4300/yurtdisi-police-pdf?satin-alma=x',
  ...more,
});

test.each(languages)('a mail in %s names policy, persons, period and price in text and HTML', (language) => {
  const { subject, text, html } = writePolicyMail(mail({ language }));
  expect(subject).toContain('TUR1234567890');
  for (const part of ['Defne Aydın', '12 Aralık 2026 00:00', '811,04', 'satin-alma=x']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  for (const line of mail().sender) {
    expect(text.replace(/[\u2066-\u2069]/g, '').split('\n')).toContain(line);
    expect(html).toContain(`<bdi>${line}</bdi>`);
  }
  expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
});

/* by hand: a row of names is joined as its language joins them, and each keeps its own order */
test.each([
  ['tr', 'TUR1-police.pdf ve TUR1-makbuz.pdf'],
  ['en', 'TUR1-policy.pdf and TUR1-receipt.pdf'],
  ['ru', 'TUR1-полис.pdf и TUR1-квитанция.pdf'],
  ['ar', '\u2068TUR1-وثيقة.pdf\u2069 و\u2068TUR1-إيصال.pdf\u2069'],
] as const)('in %s the attached papers are %s', (language, told) => {
  const files = told.replace(/[\u2068\u2069]/g, '').split(/ (?:ve|and|и|و)\s*/);
  expect(writePolicyMail(mail({ language, files })).text).toContain(told);
});

test.each([
  'Ali\r\nBcc: herkes@ornek.com',
  'Ali\nContent-Type: text/html',
  'Ali\u2028X-Header: 1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{policyNo} {brand} \'"&',
])('a name such as %j stays a name', (name) => {
  const { subject, text, html } = writePolicyMail(mail({ insured: [name], brand: name, policyNo: name }));
  expect(subject).not.toMatch(/[\r\n\u2028]/);
  expect(text.split('\n').some((line) => /^(Bcc|Content-Type|X-Header):/.test(line))).toBe(false);
  expect(html).not.toMatch(/<script|<img/);
});

import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { writeLetter } from '../../platform/mail/letter.ts';
import { type RefundMail, refundLetter } from './letter.ts';

const brand = 'Sigorta Çarşısı';
const written = (of: RefundMail, name = brand) =>
  writeLetter({
    language: of.language,
    brand: name,
    colour: '#0a6270',
    sender: [],
    ...refundLetter(of).whole,
  });

const mail = (more: Partial<RefundMail> = {}): RefundMail => ({
  language: 'tr',
  phase: 'due',
  why: 'policy',
  product: 'Yurt dışı seyahat',
  insurer: 'Turnagöl Sigorta',
  amount: '811,04 TL',
  cardEnd: '0008',
  paymentNo: '26114',
  sent: null,
  pageUrl: 'http://localhost:4300/yurtdisi-police-pdf?satin-alma=x',
  ...more,
});

const cases = languages.flatMap((language) =>
  (['due', 'by-hand', 'done'] as const).flatMap((phase) =>
    (['policy', 'late'] as const).map((why) => ({ language, phase, why })),
  ),
);

test.each(cases)('$language, $phase, $why: amount, order and what comes next', (of) => {
  const { subject, text, html } = written(mail(of));
  expect(subject).toContain('811,04 TL');
  for (const part of ['811,04 TL', '•••• 0008', 'Yurt dışı seyahat', 'Turnagöl Sigorta', 'satin-alma=x']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(`${text}${html}`).not.toMatch(/\{\w+\}/);
  expect(html).toContain(`dir="${of.language === 'ar' ? 'rtl' : 'ltr'}"`);
});

test('every case says something of its own', () => {
  const texts = cases.map((of) => written(mail(of)).text);
  expect(new Set(texts).size).toBe(cases.length);
});

test('money a person sent is told with its day and paper, and not as if the card had it', () => {
  const sent = { on: '22 Kasım 2026', reference: 'EFT 4471902' };
  const { text, html } = written(mail({ phase: 'done', sent }));
  for (const part of ['22 Kasım 2026', 'EFT 4471902']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).not.toContain('aynı karta');
});

test('a name with line ends and tags stays a name', () => {
  const hostile = 'Ali\r\nBcc: herkes@ornek.com <script>alert(1)</script>';
  const { subject, text, html } = written(mail({ product: hostile, amount: hostile }), hostile);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text.split('\n').some((line) => line.startsWith('Bcc:'))).toBe(false);
  expect(html).not.toContain('<script');
});

import { expect, test } from 'vitest';
import { type ApplicationMail, writeApplicationMail } from './letter.ts';

const mail = (more: Partial<ApplicationMail> = {}): ApplicationMail => ({
  number: 'ABCDEF2345',
  brand: 'Kaya Acentelik',
  product: null,
  name: 'Defne Aydın',
  phone: '+905320000000',
  email: 'defne@ornek.example',
  language: 'ar',
  message: 'Merhaba,\nbir sorum var.',
  hasAnswers: false,
  ...more,
});

test('staff read who writes, how to answer and in which language', () => {
  const { subject, text, html } = writeApplicationMail(mail());
  expect(subject).toBe('İletişim formu: Defne Aydın, ABCDEF2345');
  for (const part of ['+905320000000', 'defne@ornek.example', 'Arapça', 'bir sorum var.']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

test('the form of a request product is named, not repeated', () => {
  const { text } = writeApplicationMail(mail({ product: 'Trafik ve kasko talebi', hasAnswers: true }));
  expect(text).toContain('Konu: Trafik ve kasko talebi');
  expect(text).toContain('Yanıtlar başvuru kaydında');
});

test.each(['Ali\r\nBcc: herkes@ornek.com', 'Ali\u2028X-Header: 1', '<script>alert(1)</script>'])(
  'a name or message such as %j stays words',
  (words) => {
    const { subject, text, html } = writeApplicationMail(mail({ name: words, brand: words, message: words }));
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(text.split('\n').some((line) => /^(Bcc|X-Header):/.test(line))).toBe(false);
    expect(html).not.toMatch(/<script/);
  },
);

import { type PartnerSettings, partnerSettingsSchema } from '@sigorta/contracts/partner';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brandOf } from './brand-of.ts';
import { samplePartners } from './samples.ts';

const brand = (given: Partial<Record<keyof PartnerSettings, unknown>>) =>
  brandOf({ id: 'p', settings: v.parse(partnerSettingsSchema, given) }, [], []);

const json = JSON.stringify;

test.each([
  ['footer_instagram', 'https://www.instagram.com/kaya?utm_source=x#y', 'https://www.instagram.com/kaya'],
  ['footer_x', 'https://twitter.com/kaya', 'https://twitter.com/kaya'],
  ['footer_instagram', 'https://instagram.com.evil.example/kaya', null],
  ['footer_instagram', 'https://instagram.com@evil.example/kaya', null],
  ['footer_instagram', 'https://www.facebook.com/kaya', null],
  ['footer_instagram', 'https://www.instagram.com/', null],
  ['footer_youtube', 'javascript:alert(1)//youtube.com/x', null],
  ['footer_youtube', 'http://www.youtube.com/@kaya', null],
  ['footer_linkedin', 'https://www.linkedin.com:8443/company/kaya', null],
] as const)('%s %s leads to %s', (setting, value, href) => {
  expect(brand({ [setting]: value }).social.map((link) => link.href)).toEqual(href ? [href] : []);
});

test('the register’s mark needs a page in the register; its picture is a file of ours or none', () => {
  const page = 'https://etbis.eticaret.gov.tr/sitedogrulama/0000';
  expect(brand({ footer_etbis: page, footer_etbisResim: '/uploads/etbis.png' }).trustBadge).toEqual({
    href: page,
    imageUrl: '/uploads/etbis.png',
  });
  expect(
    brand({ footer_etbis: page, footer_etbisResim: 'https://cdn.example/x.js' }).trustBadge?.imageUrl,
  ).toBe(null);
  expect(brand({ footer_etbis: 'https://eticaret.gov.tr.example/x' }).trustBadge).toBe(null);
});

test('an office has a name and a way to it', () => {
  const ofisler = json([
    { ad: 'Kadıköy', adres: 'Deneme Sokak 12', telefon: '<script>', harita: '41.01, 28.97' },
    { ad: 'Boş' },
    { adres: 'Adsız' },
    7,
  ]);
  expect(brand({ ofisler }).offices).toEqual([
    { name: 'Kadıköy', address: 'Deneme Sokak 12', phone: null, map: '41.01, 28.97' },
  ]);
});

test('nobody is quoted without a name and a source', () => {
  const said = { ad: 'Selin D.', metin: 'İyiydi.', kaynak: 'Anket' };
  const yorumlar = json([said, { ...said, kaynak: '' }, { ...said, ad: null }, { ...said, metin: {} }]);
  expect(brand({ yorumlar }).testimonials).toEqual([
    { name: 'Selin D.', text: { tr: 'İyiydi.' }, source: { tr: 'Anket' }, sourceUrl: null },
  ]);
});

test('claims are said in the languages they were written in', () => {
  expect(brand({ iddialar: json(['Hızlı', { en: 'Fast', xx: 'no' }, {}, 3]) }).claims).toEqual([
    { tr: 'Hızlı' },
    { en: 'Fast' },
  ]);
});

test('the chat keeps hours it can read, in a time zone that exists', () => {
  const chat = brand({
    chat_kisiler: json([
      {
        ad: 'Elif',
        gorev: 'Seyahat',
        telefon: '+90 500 000 00 01',
        saatler: { Mon: '09:00-18:00', Tue: 'hep' },
      },
      { ad: 'Numarasız', telefon: 'x' },
    ]),
    chat_saatDilimi: 'Europe/Istanbul',
    chat_efekt: 'slide',
    chat_mesaj: 'Merhaba: {{page}}',
  }).chat;
  expect(chat).toEqual({
    persons: [
      { name: 'Elif', role: { tr: 'Seyahat' }, phone: '905000000001', hours: { Mon: '09:00-18:00' } },
    ],
    hours: null,
    timeZone: 'Europe/Istanbul',
    popupEffect: 'slide',
    message: { tr: 'Merhaba: {{page}}' },
  });
  expect(brand({ chat_saatDilimi: 'Mars/Olympus', chat_efekt: 'explode' }).chat).toMatchObject({
    timeZone: 'America/Chicago',
    popupEffect: 'fade',
  });
});

test('each sample partner shows something of its own', () => {
  for (const sample of samplePartners) {
    const made = brandOf(sample, [], []);
    expect(made.claims.length + made.testimonials.length).toBeGreaterThan(0);
  }
});

test('whatever a partner writes into the lists, links are https and no text hides its direction', () => {
  const value = fc.oneof(
    fc.json(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'javascript:alert(1)',
      '//evil.example',
      'https://evil.example/x',
      '\u202egnp',
      '"><svg>',
    ),
  );
  const entry = fc.dictionary(
    fc.constantFrom('ad', 'adres', 'telefon', 'harita', 'metin', 'kaynak', 'kaynakLink', 'gorev', 'saatler'),
    fc.oneof(value, fc.dictionary(fc.constantFrom('tr', 'ar', '__proto__', 'Mon'), value)),
  );
  const setting = fc.oneof(
    value,
    fc.array(fc.oneof(entry, value), { maxLength: 40 }).map((list) => json(list)),
  );
  fc.assert(
    fc.property(setting, (text) => {
      const made = brand({
        ofisler: text,
        yorumlar: text,
        iddialar: text,
        chat_kisiler: text,
        chat_saatler: text,
        chat_saatDilimi: text,
        chat_mesaj: text,
        footer_x: text,
        footer_etbis: text,
        youtubeLink: text,
      });
      const { offices, testimonials, claims, chat, social } = made;
      const links = [...social.map(({ href }) => href), ...testimonials.map(({ sourceUrl }) => sourceUrl)];
      for (const link of links) if (link !== null) expect(link).toMatch(/^https:\/\//);
      const words = JSON.stringify({ offices, testimonials, claims, chat });
      expect(words).not.toMatch(/[\u061c\u202a-\u202e\u2066-\u2069]/);
      expect(offices.length + testimonials.length + claims.length + chat.persons.length).toBeLessThan(23);
    }),
    { numRuns: 2_000 },
  );
});

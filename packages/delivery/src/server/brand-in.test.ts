import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';
import { expect, test } from 'vitest';
import { brandIn } from './brand-in.ts';

const brand: Brand = {
  ...defaultBrand,
  claims: [{ tr: 'Hızlı', en: 'Fast' }, { en: 'Only in English' }],
  testimonials: [
    {
      name: 'Selin',
      text: { tr: 'İyi', ar: 'جيد' },
      source: { tr: 'Anket', ar: 'استبيان' },
      sourceUrl: null,
    },
  ],
  chat: {
    ...defaultBrand.chat,
    persons: [{ name: 'Elif', role: { tr: 'Seyahat', ru: 'Поездки' }, phone: '905000000001', hours: null }],
    message: { tr: 'Merhaba', en: 'Hello' },
  },
};

test('a document holds a partner’s words in its own language alone, and each stands where it stood', () => {
  const turkish = brandIn(brand, 'tr');
  expect(turkish.claims).toEqual([{ tr: 'Hızlı' }, {}]);
  expect(turkish.testimonials[0]).toMatchObject({
    name: 'Selin',
    text: { tr: 'İyi' },
    source: { tr: 'Anket' },
  });
  expect(turkish.chat).toMatchObject({ persons: [{ role: { tr: 'Seyahat' } }], message: { tr: 'Merhaba' } });
  expect(JSON.stringify(turkish)).not.toMatch(/Fast|English|جيد|Поездки|Hello/);
});

test('our own brand stays as it is', () => {
  expect(brandIn(defaultBrand, 'ru')).toEqual(defaultBrand);
});

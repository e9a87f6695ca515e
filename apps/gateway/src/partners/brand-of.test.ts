import { defaultBrand } from '@sigorta/contracts/default-brand';
import { type PartnerSettings, partnerSettingsSchema } from '@sigorta/contracts/partner';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brandOf, categoriesInUse } from './brand-of.ts';
import { ignoredSettings } from './ignored-settings.ts';
import { defaultPartner, samplePartners } from './samples.ts';

const catalogue = [
  { id: 'foreign-travel', categoryName: 'Yurt Dışı' },
  { id: 'dask', categoryName: 'DASK' },
];
const categories = [
  { id: 1, kategori_ismi: 'Yurt Dışı' },
  { id: 2, kategori_ismi: 'DASK' },
];

const brand = (given: Partial<Record<keyof PartnerSettings, unknown>>) =>
  brandOf({ id: 'p', settings: v.parse(partnerSettingsSchema, given) }, categories, catalogue);

test('our own brand is the one the pages are built with', () => {
  expect(brandOf(defaultPartner, categories, catalogue)).toBe(defaultBrand);
  expect(defaultPartner.settings.brand_name).toBe(defaultBrand.name);
  expect(defaultPartner.settings.renk_kodu).toBe(defaultBrand.colour);
  expect(defaultPartner.settings.footer_telefon).toBe(defaultBrand.footer.phone);
});

test('the sample partners keep what they ask for', () => {
  for (const sample of samplePartners) {
    const made = brandOf(sample, categories, catalogue);
    expect(made.name).toBe(sample.settings.brand_name);
    expect(made.colour).toBe(sample.settings.renk_kodu);
    expect(made.font).toBe(sample.settings.font_family);
    expect(made.footer.email).toBe(sample.settings.footer_mail);
  }
  expect(samplePartners.map((sample) => brandOf(sample, categories, catalogue).isAgency)).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['renk_kodu', 'red;}input{background:url(//x)}', 'colour', defaultBrand.colour],
  ['renk_kodu', '#ABC', 'colour', '#aabbcc'],
  ['font_family', 'Comic Sans', 'font', 'Inter'],
  ['logo_url', '//evil.example/logo.png', 'logoUrl', null],
  ['logo_url', 'https://evil.example/logo.png', 'logoUrl', null],
  ['logo_url', '/../secret.png', 'logoUrl', null],
  ['logo_url', '/uploads/logo.png?x=1', 'logoUrl', null],
  ['logo_url', '/uploads/kaya-logo.png', 'logoUrl', '/uploads/kaya-logo.png'],
  ['favicon', 'javascript:alert(1)', 'faviconUrl', null],
  ['bgColor', 'expression(1)', 'heroBackground', null],
  ['wp_number', '+90 (500) 000-00 00', 'whatsapp', '905000000000'],
  ['wp_number', '90500&text=x', 'whatsapp', null],
  ['showHeader', '0', 'showHeader', false],
  ['isAcente', 1, 'isAgency', true],
  ['showCompany', 'true', 'showCompany', true],
  ['showCompany', null, 'showCompany', false],
  ['kategori_id', '2,x,99', 'products', ['dask']],
  ['kategori_id', '', 'products', null],
  ['kategori_id', '999', 'products', null],
  ['isAcente', 2, 'isAgency', true],
  ['isAcente', '2', 'isAgency', true],
  ['isAcente', 0, 'isAgency', false],
  ['isAcente', '0', 'isAgency', false],
  ['isAcente', ' False ', 'isAgency', false],
  ['isAcente', null, 'isAgency', false],
  ['onlySales', 2, 'onlySales', true],
  ['onlyLight', '1', 'onlyLight', true],
  ['onlyLight', 'false', 'onlyLight', undefined],
  ['askAllFirst', '1', 'asksAllFirst', true],
  ['askAllFirst', '0', 'asksAllFirst', undefined],
  ['moreHeroes', '', 'moreHeroes', false],
  ['showFooter', 2, 'showFooter', true],
  ['showFooter', null, 'showFooter', true],
  ['showWp', 'false', 'showWhatsapp', false],
  ['title', 'Kaya Acentelik, sigortanız burada', 'title', 'Kaya Acentelik, sigortanız burada'],
  ['title', null, 'title', defaultBrand.name],
  ['youtubeLink', '["https://youtu.be/dQw4w9WgXcQ","https://evil.example/x"]', 'videos', ['dQw4w9WgXcQ']],
  ['youtubeLink', 'not json', 'videos', []],
] as const)('%s %j becomes %s %j', (setting, value, field, expected) => {
  expect(brand({ [setting]: value })[field]).toEqual(expected);
});

test.each([
  ['1,2', []],
  ['2', []],
  ['999', ['kategori_id']],
  ['2,999', ['kategori_id']],
  ['3', ['kategori_id']],
  ['x', ['kategori_id']],
  ['', []],
])('of the categories %j the panel is told %j', (kategori_id, ignored) => {
  const all = [...categories, { id: 3, kategori_ismi: 'Boş kategori' }];
  const settings = v.parse(partnerSettingsSchema, { kategori_id });
  expect(
    ignoredSettings(
      settings,
      { categories: categoriesInUse(all, catalogue), products: new Set(['foreign-travel', 'dask']) },
      { endpointOrigins: [], publicUrl: 'https://site.example' },
    ),
  ).toEqual(ignored);
});

test('whatever a partner types, addresses stay on our origin and no text hides its direction', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\u202egnp', '/a/b.png', '//x/y.png', '/a\\b.png'),
  );
  fc.assert(
    fc.property(text, (value) => {
      const made = brand({
        brand_name: value,
        logo_url: value,
        favicon: value,
        resim: value,
        footer_logo: value,
        footer_adres: value,
        footer_harita: value,
        renk_kodu: value,
      });
      for (const url of [made.logoUrl, made.faviconUrl, made.heroImageUrl, made.footer.logoUrl]) {
        if (url !== null) expect(new URL(url, 'https://own.example').origin).toBe('https://own.example');
      }
      expect(made.colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(`${made.name}${made.footer.address}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069\n\r]/);
    }),
  );
});

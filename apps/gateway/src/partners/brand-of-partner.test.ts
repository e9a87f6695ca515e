import { defaultBrand } from '@sigorta/contracts/default-brand';
import { defaultCompany } from '@sigorta/contracts/default-company';
import { type PartnerSettings, partnerSettingsSchema } from '@sigorta/contracts/partner';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brandOf } from './brand-of.ts';
import { brandInLetters } from './brand-of-partner.ts';

const partner = (given: Partial<Record<keyof PartnerSettings, unknown>>) => ({
  id: 'p',
  settings: v.parse(partnerSettingsSchema, { brand_name: 'Kaya', ...given }),
});

const ownCompany = {
  sirket_unvan: 'Kaya Acentelik Ltd. Şti.',
  footer_adres: 'Deneme Sokak 12, İstanbul',
  footer_mail: 'bilgi@kaya.example',
};

test.each(['#abc', '#8A1C4A', 'red', null])('papers and mails have the colour of the pages: %j', (colour) => {
  const given = partner({ renk_kodu: colour });
  expect(brandInLetters(given).colour).toBe(brandOf(given, [], []).colour);
});

test('what a page would not show stands on no paper', () => {
  const given = partner({ footer_telefon: 'call us', footer_mail: 'kaya', brand_name: '\u202eayaK' });
  expect(brandInLetters(given).footer).toBe(`ayaK · ${defaultBrand.footer.phone}`);
});

test('a long address is whole, as in the footer of the page', () => {
  const address = `${'Uzun Sokak '.repeat(14)}No: 12`;
  const { sender } = brandInLetters(partner({ ...ownCompany, footer_adres: address }));
  expect(sender).toContain(address);
});

test('a company that tells no phone is not given ours', () => {
  const { sender, footer, company } = brandInLetters(partner(ownCompany));
  expect(sender).toEqual(['Kaya Acentelik Ltd. Şti.', 'Deneme Sokak 12, İstanbul', 'bilgi@kaya.example']);
  expect(footer).toBe('Kaya · bilgi@kaya.example');
  expect(company.companyPhone).toBe('');
});

test('where our company sells under a brand without a phone, ours is called', () => {
  const { sender } = brandInLetters(partner({}));
  expect(sender).toEqual([
    defaultCompany.name,
    defaultCompany.address,
    `${defaultCompany.phone} · ${defaultCompany.email}`,
  ]);
});

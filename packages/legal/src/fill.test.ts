import { expect, test } from 'vitest';
import { companyData } from './company.ts';
import { fill } from './fill.ts';
import { canonicalText, hashOf } from './hash.ts';
import { loadDocument } from './load-document.ts';

test('data goes into the text, what is unknown shows as a dash', async () => {
  const contract = fill(await loadDocument('distance-sales-contract', 'tr'), {
    buyerName: 'Defne Aydın',
    insurerName: ' ',
  });
  const text = canonicalText(contract);
  expect(text).toContain('Alıcı: Defne Aydın, —');
  expect(text).toContain('Satıcı: — adına');
  expect(text).not.toContain('{{');
});

test('a value that looks like a placeholder is not filled again', async () => {
  const contract = fill(await loadDocument('distance-sales-contract', 'tr'), {
    buyerName: '{{totalPrice}}',
    totalPrice: '1 TL',
  });
  expect(canonicalText(contract)).toContain('Alıcı: {{totalPrice}},');
});

test('Latin names keep their order inside Arabic sentences', async () => {
  const contract = fill(await loadDocument('distance-sales-contract', 'ar'), { buyerName: 'Defne Aydın' });
  expect(contract.articles[0]?.paragraphs[1]).toContain('\u2068Defne Aydın\u2069');
});

test('the hash follows the text and nothing else', async () => {
  const template = await loadDocument('express-consent', 'tr');
  const own = await hashOf(template);
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashOf({ ...template })).toBe(own);
  expect(await hashOf({ ...template, title: `${template.title}.` })).not.toBe(own);
});

test('SHA-256 is the standard one', async () => {
  /* echo -n abc | sha256sum */
  expect(await hashOf({ title: 'abc', articles: [] })).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test.each([123, 124, 129])('agency %i is named in the notice under its own brand', (userId) => {
  const footer = { address: 'Kordon 1, İzmir', phone: '0232 000 00 00', email: 'bilgi@acente.example' };
  const data = companyData({ userId, name: 'Kordon Sigorta', footer });
  expect(data).toMatchObject({ companyName: 'Kordon Sigorta', companyEmail: 'bilgi@acente.example' });
});

test('other partners see the default company', () => {
  const footer = { address: null, phone: null, email: null };
  expect(companyData({ userId: 125, name: 'Kordon Sigorta', footer })).toEqual(companyData(null));
});

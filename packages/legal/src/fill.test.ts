import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { companyData } from './company.ts';
import { legalDocumentIds } from './document.ts';
import { fill } from './fill.ts';
import { canonicalText, hashOf } from './hash.ts';
import { loadDocument } from './load-document.ts';
import { legalPlaceholders } from './placeholders.ts';

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

/* a partner that sells itself: its settings know no registered mail, and these tell no number either */
const ownSeller = companyData({
  userId: 125,
  name: 'Kordon Sigorta',
  footer: { address: 'Kordon 1, İzmir', phone: null, email: 'bilgi@acente.example' },
  company: { name: 'Kordon Sigorta Aracılık Ltd. Şti.', registerNo: null, mersis: null },
});
const naming = ['pre-information', 'personal-data-notice', 'distance-sales-contract'] as const;
const notTold =
  /KEP|kayıtlı elektronik|registered e-mail|зарегистрированн(ая|ый) эл|البريد (الإلكتروني )?المسجّل|MERSİS|levha|register number|в реестре|القيد|[Tt]elefon|[Pp]hone|[Тт]елефон|الهاتف/;

test.each(languages.flatMap((language) => naming.map((id) => ({ id, language }))))(
  '$id in $language leaves out what its seller does not tell',
  async ({ id, language }) => {
    const said = fill(await loadDocument(id, language), ownSeller).articles.flatMap((one) => one.paragraphs);
    const about = said.filter((one) => one.includes('Kordon 1, İzmir'));
    expect(about.length).toBeGreaterThan(0);
    /* names of the buyer's and the insurer's are open in a text that nobody has filled in yet */
    for (const one of about) {
      expect(one.replace(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(notTold);
      expect(one).not.toMatch(/[[\]]|,\s*,|،\s*،|\s[.,،]|,\s*\./);
    }
  },
);

/* what a buyer fills in stands there; of the seller what it does not tell is open */
const bought = Object.fromEntries(legalPlaceholders.map((name) => [name, 'x']));

test.each(languages)('no text in %s has a dash where its seller tells nothing', async (language) => {
  for (const id of legalDocumentIds) {
    const { title, articles } = fill(await loadDocument(id, language), { ...bought, ...ownSeller });
    const said = [title, ...articles.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])];
    expect(
      said.filter((one) => one.includes('\u2068—\u2069')),
      id,
    ).toEqual([]);
  }
});

test.each(languages)(
  'the notice in %s names every way to its seller where all are told',
  async (language) => {
    const said = canonicalText(fill(await loadDocument('personal-data-notice', language), companyData(null)));
    for (const way of [
      'sigortacarsisi@kep.example',
      companyData(null).companyAddress,
      companyData(null).companyPhone,
    ])
      expect(said).toContain(way);
  },
);

import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { ReleaseDocument } from '@sigorta/release/release-document';
import { expect, test } from 'vitest';
import { objectionsTo } from './check-release.ts';

const sum = (digit: string) => digit.repeat(64);
const file = (digit: string, kind: 'browser' | 'server' | 'art', bytes = 100) => ({
  sha256: sum(digit),
  bytes,
  kind,
});
const entry = (id: string, family: string, order: number, form: string): CatalogueEntry => ({
  id,
  family,
  menuGroup: 'home',
  order,
  categoryName: id,
  paths: { form, offers: `${form}-teklifleri` },
  aliases: [`/${id}-insurance`],
  card: {} as CatalogueEntry['card'],
  image: `${id}.svg`,
  icon: `${id}.svg`,
});
const page = { js: ['form-1.js'], css: ['form-1.css'] };

/** Written by hand, small and right: each test changes one thing of it. */
const pet: ReleaseDocument = {
  schema: 2,
  family: 'pet',
  contracts: { runtime: { from: 1, to: 1 }, declaration: { from: 1, to: 1 } },
  files: {
    'entry-1.js': file('a', 'browser'),
    'integrity-1.json': file('9', 'browser'),
    'form-1.js': file('b', 'browser'),
    'form-1.css': file('c', 'browser'),
    'tr-1.js': file('d', 'browser'),
    'server/products.cjs': file('e', 'server'),
    'server/render.cjs': file('f', 'server'),
    'art/products/pet.svg': file('1', 'art'),
  },
  browser: {
    version: '0123456789',
    entry: 'entry-1.js',
    list: 'integrity-1.json',
    pages: { 'pet/form': page, 'pet/offers': page },
    texts: { 'pet/form/tr': { js: ['tr-1.js'], css: [] } },
  },
  server: { products: 'server/products.cjs', render: 'server/render.cjs' },
  catalogue: [entry('pet', 'pet', 14, '/evcil-hayvan')],
  wire: {
    pet: {
      form: { species: { wire: 'tur', values: { cat: 'KEDI', dog: 'KOPEK' } }, name: 'ad' },
      insured: {},
      policy: { microchip: 'mikrocip' },
    },
  },
  sealed: { pet: ['details.microchip', 'insured.nationalId'] },
  consents: { pet: ['information-text'] },
  wordings: { 'personal-data-notice': { tr: 'a', en: 'b', ar: 'c', ru: 'd' } },
  measured: { form: { 'pet/tr': 80_000, 'pet/ar': 82_000 }, server: 1_000_000 },
};
const dask: ReleaseDocument = { ...pet, family: 'dask', catalogue: [entry('dask', 'dask', 3, '/dask')] };
const server = new Map([['server/render.cjs', 'exports.remote = require("./chunks/a.cjs");']]);

const objections = (
  change: (document: ReleaseDocument) => void,
  because: string | null = null,
  source = server,
): string[] => {
  const document = structuredClone(pet);
  change(document);
  return objectionsTo(document, source, { before: pet, known: [pet], others: [dask] }, { because });
};
const petWire = (document: ReleaseDocument) =>
  document.wire.pet as { form: Record<string, unknown>; policy: Record<string, unknown> };
const species = (document: ReleaseDocument) =>
  petWire(document).form.species as { wire: string; values: Record<string, unknown> };
const first = (document: ReleaseDocument): CatalogueEntry => document.catalogue[0] as CatalogueEntry;

test('the same again is published, and so is one with a field, an option, a sealed field and a page more', () => {
  expect(objections(() => {})).toEqual([]);
  expect(
    objections((document) => {
      petWire(document).form.neutered = 'kisir';
      species(document).values.bird = 'KUS';
      document.sealed.pet?.push('insured.passportNo');
      document.browser.pages['pet/payment'] = page;
    }),
  ).toEqual([]);
});

test.each<[string, (document: ReleaseDocument) => void]>([
  ['a wire name is gone', (one) => delete petWire(one).form.name],
  ['a wire name is another', (one) => Object.assign(petWire(one).form, { name: 'isim' })],
  [
    'a name in code is another',
    (one) => Object.assign(petWire(one), { form: { species: species(one), petName: 'ad' } }),
  ],
  ['the word of an option is gone', (one) => delete species(one).values.dog],
  ['the word of an option is another', (one) => Object.assign(species(one).values, { dog: 'IT' })],
  ['a choice lost its wire name', (one) => Object.assign(species(one), { wire: 'cins' })],
  ['a question after payment lost its name', (one) => delete petWire(one).policy.microchip],
  ['a product lost its words', (one) => delete one.wire.pet],
  ['a sealed field is stored openly', (one) => one.sealed.pet?.pop()],
  ['nothing is sealed any more', (one) => Object.assign(one.sealed, { pet: [] })],
  ['a product says nothing of what it seals', (one) => delete one.sealed.pet],
  ['its consents have no words', (one) => delete one.wordings],
  ['a consent has no words in a language', (one) => delete one.wordings?.['personal-data-notice']?.ar],
  ['a product asks no consents', (one) => delete one.consents.pet],
  ['its entry is missing', (one) => delete one.files['entry-1.js']],
  ['its list of sums is missing', (one) => delete one.files['integrity-1.json']],
  [
    'its list of sums is a file of the server',
    (one) => Object.assign(one.browser, { list: 'server/render.cjs' }),
  ],
  ['its entry is a file of the server', (one) => Object.assign(one.browser, { entry: 'server/render.cjs' })],
  ['a script of a page is missing', (one) => delete one.files['form-1.js']],
  ['a style of a page is missing', (one) => delete one.files['form-1.css']],
  ['the words of a page are missing', (one) => delete one.files['tr-1.js']],
  [
    'a page names a file that is not in it',
    (one) => Object.assign(one.browser.pages, { 'pet/form': { js: ['x.js'], css: [] } }),
  ],
  ['its products are missing', (one) => delete one.files['server/products.cjs']],
  ['its server pages are missing', (one) => delete one.files['server/render.cjs']],
  [
    'its server pages would be public',
    (one) => Object.assign(one.files, { 'server/render.cjs': file('f', 'browser') }),
  ],
  ['an address has no page', (one) => delete one.browser.pages['pet/offers']],
  ['a new address has no page', (one) => Object.assign(first(one).paths, { payment: '/evcil-hayvan-odeme' })],
  ['a product names another family', (one) => Object.assign(first(one), { family: 'dask' })],
  ['its id belongs to another family', (one) => one.catalogue.push(entry('dask', 'pet', 90, '/x'))],
  ['its place belongs to another family', (one) => Object.assign(first(one), { order: 3 })],
  ['its address belongs to another family', (one) => Object.assign(first(one).paths, { form: '/dask' })],
  [
    'its other address belongs to another family',
    (one) => Object.assign(first(one), { aliases: ['/dask-insurance'] }),
  ],
  ['its offers lie where another form is', (one) => Object.assign(first(one).paths, { offers: '/dask' })],
  [
    'two of its pages share an address',
    (one) => Object.assign(first(one).paths, { offers: '/evcil-hayvan' }),
  ],
  ['a known name is another file', (one) => Object.assign(one.files, { 'form-1.js': file('9', 'browser') })],
  ['its form weighs six percent more', (one) => Object.assign(one.measured.form, { 'pet/ar': 86_920 })],
])('not published: %s', (_, change) => {
  expect(objections(change)).not.toEqual([]);
});

test.each([
  ['process.env.HOME'],
  ['process .exit()'],
  ['eval("1")'],
  ['new Function("return this")'],
  ['import("node:fs")'],
])('not published: code that says %s', (said) => {
  const source = new Map([['server/chunks/a.cjs', `const a = () => ${said};`]]);
  expect(objections(() => {}, null, source)).toHaveLength(1);
});

test('a form may weigh more when somebody says why, and five percent without', () => {
  const heavier = (bytes: number) => (one: ReleaseDocument) =>
    Object.assign(one.measured.form, { 'pet/tr': bytes });
  expect(objections(heavier(84_000))).toEqual([]);
  expect(objections(heavier(84_001))).toHaveLength(1);
  expect(objections(heavier(120_000), 'a calendar for vaccinations')).toEqual([]);
});

test('every objection names what it is about', () => {
  expect(objections((one) => delete petWire(one).form.name)).toEqual([
    'the wire name pet.form.name ("ad") is gone',
  ]);
  expect(objections((one) => Object.assign(first(one).paths, { form: '/dask' }))).toEqual([
    'path /dask belongs to dask of dask',
  ]);
});

import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { openFamily, remoteReleaseOf } from './open-family.ts';
import { openProducts } from './open-release.ts';
import { ReleaseError } from './release-error.ts';
import type { ServerShared } from './server-shared.ts';
import { entryOfPet, signedRelease } from './testing/signed-release.ts';

const react = { createElement: () => null };
const shared: ServerShared = { react, 'react/jsx-runtime': {}, '@sigorta/runtime/runtime': {} };

test('a release gives its products in four languages, its pages with the React it is handed, and its styles', async () => {
  const { store, release } = signedRelease();
  const opened = await openFamily(store, release, shared);
  expect(opened.release).toMatchObject({ family: 'pet', base: '/remotes/pet/', entry: 'entry-1.js' });
  expect(opened.questions('pet', 'ar')).toEqual([{ question: 'ar?', answer: 'ar.' }]);
  expect(opened.questions('dask', 'ar')).toEqual([]);
  expect(opened.style('form-1.css')).toBe('.a{color:red}');
  expect(() => opened.style('form-2.css')).toThrow('form-2.css is no style of it');
  const page = (await opened.remote.page({ product: 'pet', page: 'form', language: 'tr' })) as unknown;
  expect(page).toEqual({ Component: react });
  const [product] = await openProducts(store, release);
  expect(product?.product.id).toBe('pet');
  expect(await Promise.all(languages.map((language) => product?.texts(language)))).toEqual([
    { form: 'tr' },
    { form: 'en' },
    { form: 'ru' },
    { form: 'ar' },
  ]);
});

test.each<[string, Parameters<typeof signedRelease>[0], string]>([
  [
    'made for another runtime',
    { document: { contracts: { runtime: { from: 2, to: 3 }, declaration: { from: 1, to: 1 } } } },
    'wrong-contract',
  ],
  [
    'made for another gateway',
    { document: { contracts: { runtime: { from: 1, to: 1 }, declaration: { from: 9, to: 9 } } } },
    'wrong-contract',
  ],
  [
    'pages of another contract than its document says',
    { files: { 'server/render.cjs': 'exports.remote = { contract: 99 };' } },
    'wrong-contract',
  ],
  ['no pages', { files: { 'server/render.cjs': '' } }, 'wrong-contract'],
  ['no products', { files: { 'server/products.cjs': '' } }, 'broken'],
  [
    'a folder that declares none',
    { files: { 'server/products.cjs': 'exports.modules = [{ declared: {} }];' } },
    'broken',
  ],
  ['code that throws', { files: { 'server/products.cjs': 'throw new TypeError("x")' } }, 'broken'],
  [
    'a language without words',
    {
      files: {
        'server/chunks/texts.cjs': 'exports.of = (language) => language === "ru" ? {} : { [language]: {} };',
      },
    },
    'broken',
  ],
  [
    'a document that names another address than its declarations',
    { document: { catalogue: [{ ...entryOfPet, paths: { form: '/kopek' } }] } },
    'broken',
  ],
  [
    'a second React',
    { files: { 'server/render.cjs': 'require("react-dom"); exports.remote = { contract: 1 };' } },
    'broken',
  ],
])('%s is not opened', async (_, change, fault) => {
  const { store, release } = signedRelease(change);
  const error = await openFamily(store, release, shared).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ReleaseError);
  expect((error as ReleaseError).fault).toBe(fault);
});

test('a document whose entry is not among its files is none', () => {
  const { release } = signedRelease();
  const document = { ...release.document, browser: { ...release.document.browser, entry: 'gone.js' } };
  expect(() => remoteReleaseOf({ ...release, document })).toThrow('wrong-form');
});

import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { RemoteRelease } from '@sigorta/contracts/release';
import { expect, test } from 'vitest';
import { embeddedPage } from './embedded-page.ts';
import type { SiteParts } from './site-parts.ts';

const card = { name: 'Evcil', menu: 'Evcil', text: '', title: 'Evcil & dost', description: 'd' };
const entry = (id: string) => ({
  id,
  family: id,
  menuGroup: 'other' as const,
  order: 1,
  categoryName: id,
  paths: { form: `/${id}` },
  aliases: [],
  card: { tr: card, en: card, ar: card, ru: card },
  image: '',
  icon: '',
});
const release = (family: string, version = '1'): RemoteRelease => ({
  family,
  version,
  contract: 1,
  base: `/remotes/${family}/`,
  entry: 'e.js',
  pages: {},
  texts: {},
  integrity: {},
});
const page = { template: 'form', root: 'root' };

const parts = (embeds: true | undefined): SiteParts =>
  ({
    dist: '',
    catalogue: [entry('pet'), entry('dask')],
    releases: { schema: 1, remotes: { pet: release('pet'), dask: release('dask') } },
    index: { documents: { tr: { '/pet': page } } },
    files: new Map([['form', '<title><!--title--></title><div id="root"><!--root--></div>']]),
    source: {
      load: async () => ({
        contract: 1,
        page: async () => ({ Component: () => null }),
        ...(embeds && { embeds }),
      }),
    },
    isCurrent: () => true,
  }) as unknown as SiteParts;

const asked = { product: 'pet', language: 'tr' as const, brand: defaultBrand };

test('a bare page has the files of the form, an empty place and no other product', async () => {
  const made = await embeddedPage(parts(true), asked);
  expect(made?.html).toBe('<title>Evcil &amp; dost</title><div id="root"></div>');
  expect(made?.boot.catalogue.map(({ id }) => id)).toEqual(['pet']);
  expect(made?.boot.embed).toEqual({ product: 'pet', origins: [] });
  expect(made?.kind).toBe('personal');
});

test('there is none of a release that would draw the whole form', async () => {
  expect(await embeddedPage(parts(undefined), asked)).toBeNull();
});

test('there is none of an unknown product, of one the brand does not sell, or of a family shown in an older release', async () => {
  expect(await embeddedPage(parts(true), { ...asked, product: 'unknown' })).toBeNull();
  expect(
    await embeddedPage(parts(true), { ...asked, brand: { ...defaultBrand, products: ['dask'] } }),
  ).toBeNull();
  expect(await embeddedPage(parts(true), { ...asked, chosen: { pet: release('pet', '0') } })).toBeNull();
  expect(await embeddedPage(parts(true), { ...asked, chosen: { pet: release('pet') } })).not.toBeNull();
});

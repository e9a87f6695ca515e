import type { Boot } from '@sigorta/contracts/boot';
import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';
import { BootProvider, loadNamespace } from '@sigorta/runtime/runtime';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { all } from '../texts/all-tr.ts';

/** `count` products of as many families as the menu knows; for tests. */
export const cards = (count: number): CatalogueCard[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `product-${index}`,
    family: ['travel', 'health', 'vehicle', 'dask'][index % 4] ?? 'travel',
    paths: { form: `/product-${index}` },
    aliases: [],
    name: `Product ${index}`,
    menu: `Menu ${index}`,
    text: `Text ${index}`,
    image: 'scene.svg',
    icon: 'icon.svg',
  }));

interface Surroundings {
  brand?: Partial<Brand>;
  path?: string;
  products?: number;
}

/** What the server would send for an element, in Turkish; for tests. */
export function renderInShell(
  element: ReactNode,
  { brand, path = '/', products = 2 }: Surroundings = {},
): string {
  loadNamespace('shell', 'tr', all.shell);
  loadNamespace('ui', 'tr', all.ui);
  const boot: Boot = {
    language: 'tr',
    brand: { ...defaultBrand, ...brand },
    catalogue: cards(products),
    token: '',
    endpoint: '/apiConnection',
    endpointOrigins: [],
    manifestUrl: '/remotes.json',
    remote: null,
    today: '2026-11-21',
  };
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <BootProvider value={boot}>{element}</BootProvider>
    </StaticRouter>,
  );
}

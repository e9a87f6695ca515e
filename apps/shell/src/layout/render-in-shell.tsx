import type { Boot } from '@sigorta/contracts/boot';
import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { menuGroupIds } from '@sigorta/contracts/menu-group';
import type { Brand } from '@sigorta/contracts/partner';
import { BootProvider, loadNamespace } from '@sigorta/runtime/runtime';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { all } from '../texts/all-tr.ts';

/** `count` products, dealt to four groups of the menu; for tests. */
const cards = (count: number): CatalogueCard[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `product-${index}`,
    family: 'sample',
    menuGroup: menuGroupIds[index % 4] ?? 'other',
    paths: { form: `/product-${index}`, payment: `/pay-${index}` },
    aliases: [],
    name: `Product ${index}`,
    menu: `Menu ${index}`,
    text: `Text ${index}`,
    image: 'scene.svg',
    icon: 'icon.svg',
  }));

export interface Surroundings {
  brand?: Partial<Brand>;
  path?: string;
  products?: number;
  /** what the document's policy allows in frames */
  frames?: string[];
}

/** An element as it stands in a page of ours, in Turkish; for tests. */
export function inShell(
  element: ReactNode,
  { brand, path = '/', products = 2, frames = [] }: Surroundings = {},
): ReactNode {
  loadNamespace('shell', 'tr', all.shell);
  loadNamespace('ui', 'tr', all.ui);
  const boot: Boot = {
    language: 'tr',
    brand: { ...defaultBrand, ...brand },
    catalogue: cards(products),
    token: '',
    endpoint: '/apiConnection',
    endpointOrigins: [],
    frames,
    manifestUrl: '/remotes.json',
    remote: null,
    today: '2026-11-21',
  };
  return (
    <StaticRouter location={path}>
      <BootProvider value={boot}>{element}</BootProvider>
    </StaticRouter>
  );
}

/** What the server would send for an element, in Turkish; for tests. */
export const renderInShell = (element: ReactNode, surroundings?: Surroundings): string =>
  renderToStaticMarkup(inShell(element, surroundings));

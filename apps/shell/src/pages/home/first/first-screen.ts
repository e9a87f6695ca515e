import type { Arrangement } from '@sigorta/contracts/brand-home';
import type { Brand } from '@sigorta/contracts/partner';
import type { ComponentType } from 'react';
import type { ExamplePrices } from '../example-prices.ts';
import { Hero } from '../Hero.tsx';

interface FirstScreenProps {
  prices: ExamplePrices;
}

/** Those of partners alone: nobody loads one that he does not see. */
const files: Record<Exclude<Arrangement, 'bazaar'>, () => Promise<ComponentType<FirstScreenProps>>> = {
  prices: async () => (await import('./PriceBoard.tsx')).PriceBoard,
  product: async () => (await import('./OneProduct.tsx')).OneProduct,
  story: async () => (await import('./Story.tsx')).Story,
};

const brought = new Map<Arrangement, ComponentType<FirstScreenProps>>([['bazaar', Hero]]);

/** Before the page is drawn: with a boundary around it React would give the first screen its handlers after all the rest. */
export async function bringFirstScreen({ home }: Brand): Promise<void> {
  if (!home || home.arrangement === 'bazaar') return;
  /* asked for each time: the server notes which files a page needs */
  brought.set(home.arrangement, await files[home.arrangement]());
}

/** @throws for one that was not brought */
export function firstScreenOf(arrangement: Arrangement): ComponentType<FirstScreenProps> {
  const screen = brought.get(arrangement);
  if (!screen) throw new Error(`the first screen "${arrangement}" was not brought`);
  return screen;
}

import { expect, test } from 'vitest';
import { type Arrangement, type HomeSection, ownOrder } from './brand-home.ts';
import { defaultBrand } from './default-brand.ts';
import { firstOfHome, homePlan } from './home-plan.ts';
import { sectionWords } from './partner-settings/home-words.ts';

const arrangements = Object.keys(ownOrder) as Arrangement[];

test('our own home is in the order of the specification', () => {
  /* spec §2, written off by hand; what our brand has nothing for is left out */
  expect(homePlan(defaultBrand)).toEqual({
    arrangement: 'bazaar',
    sections: ['claims', 'promises', 'products', 'steps', 'insurers', 'why', 'questions'],
  });
});

test.each(arrangements)('every section has its place in the order of "%s", once', (arrangement) => {
  const named: HomeSection[] = Object.values(sectionWords);
  expect(ownOrder[arrangement].toSorted()).toEqual(named.toSorted());
});

test('what there is nothing for takes no place, whatever order a partner names', () => {
  const home = { arrangement: 'story' as const, product: null };
  const sections: HomeSection[] = ['videos', 'testimonials', 'introductions', 'products'];
  expect(homePlan({ ...defaultBrand, home: { ...home, sections } }).sections).toEqual(['products']);
  const videos = ['SigortaOrn1'];
  expect(homePlan({ ...defaultBrand, videos, home: { ...home, sections } }).sections).toEqual([
    'videos',
    'products',
  ]);
});

test('a list of prices is the products: they stand in it once', () => {
  const home = { arrangement: 'prices' as const, product: null, sections: null };
  expect(homePlan({ ...defaultBrand, home }).sections).not.toContain('products');
});

test('a home puts the product first that it names, and the first that it sells where it names none or one that it sells no more', () => {
  const sold = [{ id: 'foreign-travel' }, { id: 'pet' }];
  const naming = (product: string | null) =>
    ({ home: { arrangement: 'product', product, sections: null } }) as const;
  expect(firstOfHome(sold, naming('pet'))).toEqual({ id: 'pet' });
  expect(firstOfHome(sold, naming(null))).toEqual({ id: 'foreign-travel' });
  expect(firstOfHome(sold, naming('kasko'))).toEqual({ id: 'foreign-travel' });
  expect(firstOfHome(sold, {})).toEqual({ id: 'foreign-travel' });
  expect(firstOfHome([], naming('pet'))).toBeUndefined();
});

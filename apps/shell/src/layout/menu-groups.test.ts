import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { expect, test } from 'vitest';
import { ar } from '../texts/ar.ts';
import { menuGroups } from './menu-groups.ts';

const card = (id: string, family: string): CatalogueCard => ({
  id,
  family,
  paths: { form: `/${id}` },
  aliases: [],
  name: id,
  menu: id,
  text: '',
  image: '',
  icon: '',
});

test('products stand in their group in the order of the menu, whatever their order is', () => {
  const groups = menuGroups([
    card('kasko', 'vehicle'),
    card('pet', 'pet'),
    card('home', 'dask'),
    card('a', 'travel'),
  ]);
  expect(groups.map(({ id, products }) => [id, products.map((product) => product.id)])).toEqual([
    ['travel', ['a']],
    ['vehicle', ['kasko']],
    ['home', ['pet', 'home']],
  ]);
});

test('a family nobody placed is shown under "other", never lost', () => {
  expect(menuGroups([card('boat', 'sea')])).toMatchObject([{ id: 'other', products: [{ id: 'boat' }] }]);
});

test('every group has a name', () => {
  const groups = menuGroups(
    ['travel', 'health', 'vehicle', 'dask', 'sea'].map((family) => card(family, family)),
  );
  expect(groups).toHaveLength(5);
  for (const { id } of groups) expect(ar).toHaveProperty([`group.${id}`]);
});

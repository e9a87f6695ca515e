import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { type MenuGroupId, menuGroupIds } from '@sigorta/contracts/menu-group';
import { expect, test } from 'vitest';
import { ar } from '../texts/ar.ts';
import { menuGroups } from './menu-groups.ts';

const card = (id: string, menuGroup: MenuGroupId): CatalogueCard => ({
  id,
  family: 'sample',
  menuGroup,
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
    card('pet', 'home'),
    card('house', 'home'),
    card('a', 'travel'),
  ]);
  expect(groups.map(({ id, products }) => [id, products.map((product) => product.id)])).toEqual([
    ['travel', ['a']],
    ['vehicle', ['kasko']],
    ['home', ['pet', 'house']],
  ]);
});

test('a group without products is not shown', () => {
  expect(menuGroups([card('boat', 'other')])).toEqual([{ id: 'other', products: [card('boat', 'other')] }]);
});

test.each(menuGroupIds)('the group %s has a name', (id) => {
  expect(ar).toHaveProperty([`group.${id}`]);
});

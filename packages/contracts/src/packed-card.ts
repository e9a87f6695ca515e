import type { CatalogueCard } from './catalogue.ts';
import { journeyPages, type ProductPage, type ProductPaths, pagesInOrder } from './journey-pages.ts';
import { type MenuGroupId, menuGroupIds } from './menu-group.ts';

/**
 * A card as a document carries it: without names, and nothing that follows from the rest. Every visitor of home pays for
 * every product. Holes are 0: a menu word like the name, no other address, pictures called like the
 * product, a menu group called like the family, a product that the brand sells.
 */
export type PackedCard = [
  id: string,
  family: string,
  name: string,
  text: string,
  paths: PackedPaths,
  menu?: string | 0,
  aliases?: string[] | 0,
  image?: string | 0,
  icon?: string | 0,
  menuGroup?: MenuGroupId | 0,
  notOffered?: 1 | 0,
];

/** The form alone, the form and the stem of `stem-teklifler` and its sisters, or every page in the order of `pages`. */
type PackedPaths = [form: string] | [form: string, stem: string] | (string | 0)[];

const withEnding = pagesInOrder.filter((page) => journeyPages[page].ending !== null);
/* pages that few products have stand last, where a hole costs nothing; by name, so that a new one moves no other */
const pages: readonly ProductPage[] = [
  'form',
  ...withEnding,
  ...pagesInOrder.filter((page) => page !== 'form' && !withEnding.includes(page)).toSorted(),
];
const pathsOn = (form: string, stem: string): ProductPaths => ({
  form,
  ...Object.fromEntries(withEnding.map((page) => [page, stem + journeyPages[page].ending])),
});

function packPaths(paths: ProductPaths): PackedPaths {
  const stem = paths.offers?.slice(0, -journeyPages.offers.ending.length) ?? '';
  const regular = pathsOn(paths.form, stem);
  if (pages.every((page) => paths[page] === regular[page])) return [paths.form, stem];
  const listed = pages.map((page) => paths[page] ?? 0);
  const short = withoutEnd(listed);
  /* two would be read as form and stem */
  return short.length === 2 ? listed : short;
}

function unpackPaths(packed: PackedPaths): ProductPaths {
  const [form, stem] = packed as [string, string];
  if (packed.length === 2) return pathsOn(form, stem);
  const known = pages.map((page, at) => [page, packed[at]]).filter(([, path]) => path);
  return Object.fromEntries(known);
}

const pictureOf = (id: string): string => `${id}.svg`;

const groupCalled = (family: string): MenuGroupId => menuGroupIds.find((id) => id === family) ?? 'other';

function withoutEnd<List extends unknown[]>(list: List): List {
  const last = list.findLastIndex((item) => item !== 0);
  return list.slice(0, last + 1) as List;
}

export function packCard(card: CatalogueCard): PackedCard {
  const { id, family, menuGroup, name, text, paths, menu, aliases, image, icon, notOffered } = card;
  return withoutEnd<PackedCard>([
    id,
    family,
    name,
    text,
    packPaths(paths),
    menu === name ? 0 : menu,
    aliases.length > 0 ? aliases : 0,
    image === pictureOf(id) ? 0 : image,
    icon === pictureOf(id) ? 0 : icon,
    menuGroup === family ? 0 : menuGroup,
    notOffered ? 1 : 0,
  ]);
}

export function unpackCard([
  id,
  family,
  name,
  text,
  paths,
  menu,
  aliases,
  image,
  icon,
  menuGroup,
  notOffered,
]: PackedCard): CatalogueCard {
  return {
    id,
    ...(notOffered ? { notOffered: true } : {}),
    family,
    menuGroup: menuGroup || groupCalled(family),
    paths: unpackPaths(paths),
    aliases: aliases || [],
    name,
    menu: menu || name,
    text,
    image: image || pictureOf(id),
    icon: icon || pictureOf(id),
  };
}

import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import type { ProductPaths } from '@sigorta/contracts/journey-pages';
import type { Language, Translated } from '@sigorta/i18n/language';

/** The part of a product declaration that a card shows; the declaration's own type is product-kit's. */
interface Declared {
  id: string;
  family: string;
  order: number;
  paths: ProductPaths;
  aliases?: readonly string[];
  card: Record<'name' | 'menu' | 'text', Translated>;
}

/** A module of `import.meta.glob` with a declaration among its exports. */
export type CardSource = Record<string, unknown>;

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'paths' in value && 'card' in value;

export const cardsOf = (modules: CardSource[], language: Language): CatalogueCard[] =>
  modules
    .flatMap((module) => Object.values(module).filter(isDeclared))
    .sort((a, b) => a.order - b.order)
    .map(({ id, family, paths, aliases, card }) => ({
      id,
      family,
      /* a family alone has no menu */
      menuGroup: 'other',
      paths,
      aliases: [...(aliases ?? [])],
      name: card.name[language],
      menu: card.menu[language],
      text: card.text[language],
      image: '',
      icon: '',
    }));

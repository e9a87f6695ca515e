import type { Language } from '@sigorta/i18n/language';
import type { Product } from '@sigorta/product-kit/product';
import type { ComponentType } from 'react';

export type TextLoaders = Record<Language, () => Promise<Record<string, string>>>;

export interface Screen {
  /** one chunk a page: whoever only fills in a form downloads no payment screen */
  load: () => Promise<{
    Screen: ComponentType;
    ready?: (product: Product, language: Language) => Promise<unknown>;
  }>;
  /** words it needs besides `shared`; a page loads no other page's words */
  texts: readonly TextLoaders[];
  /** what is said of wrong answers comes with their judge (`form/judging.ts`), behind the handlers */
  laterFaults?: true;
}

/* written out: a bundler follows only literal imports */
export const shared: TextLoaders = {
  tr: async () => (await import('../texts/shared/tr.ts')).tr,
  en: async () => (await import('../texts/shared/en.ts')).en,
  ru: async () => (await import('../texts/shared/ru.ts')).ru,
  ar: async () => (await import('../texts/shared/ar.ts')).ar,
};

export const form: TextLoaders = {
  tr: async () => (await import('../texts/form/tr.ts')).tr,
  en: async () => (await import('../texts/form/en.ts')).en,
  ru: async () => (await import('../texts/form/ru.ts')).ru,
  ar: async () => (await import('../texts/form/ar.ts')).ar,
};

import type { ProductPage } from '@sigorta/contracts/catalogue';
import { defaultLanguage, type Language } from '@sigorta/i18n/language';
import { loadCommonTexts } from '@sigorta/i18n/texts/load';
import { loadLegalTexts } from '@sigorta/legal/texts/load';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { type ModuleLoaders, moduleAt } from './modules.ts';

type Texts = Record<string, string>;
type TextLoaders = Record<Language, () => Promise<Texts>>;

const shared: TextLoaders = {
  tr: async () => (await import('../texts/shared/tr.ts')).tr,
  en: async () => (await import('../texts/shared/en.ts')).en,
  ru: async () => (await import('../texts/shared/ru.ts')).ru,
  ar: async () => (await import('../texts/shared/ar.ts')).ar,
};

/* labels of the consents, where they are asked */
const legal: TextLoaders = {
  tr: () => loadLegalTexts('tr'),
  en: () => loadLegalTexts('en'),
  ru: () => loadLegalTexts('ru'),
  ar: () => loadLegalTexts('ar'),
};

const form: TextLoaders = {
  tr: async () => (await import('../texts/form/tr.ts')).tr,
  en: async () => (await import('../texts/form/en.ts')).en,
  ru: async () => (await import('../texts/form/ru.ts')).ru,
  ar: async () => (await import('../texts/form/ar.ts')).ar,
};

const offers: TextLoaders = {
  tr: async () => (await import('../texts/offers/tr.ts')).tr,
  en: async () => (await import('../texts/offers/en.ts')).en,
  ru: async () => (await import('../texts/offers/ru.ts')).ru,
  ar: async () => (await import('../texts/offers/ar.ts')).ar,
};

const payment: TextLoaders = {
  tr: async () => (await import('../texts/payment/tr.ts')).tr,
  en: async () => (await import('../texts/payment/en.ts')).en,
  ru: async () => (await import('../texts/payment/ru.ts')).ru,
  ar: async () => (await import('../texts/payment/ar.ts')).ar,
};

const policy: TextLoaders = {
  tr: async () => (await import('../texts/policy/tr.ts')).tr,
  en: async () => (await import('../texts/policy/en.ts')).en,
  ru: async () => (await import('../texts/policy/ru.ts')).ru,
  ar: async () => (await import('../texts/policy/ar.ts')).ar,
};

const transfer: TextLoaders = {
  tr: async () => (await import('../texts/transfer/tr.ts')).tr,
  en: async () => (await import('../texts/transfer/en.ts')).en,
  ru: async () => (await import('../texts/transfer/ru.ts')).ru,
  ar: async () => (await import('../texts/transfer/ar.ts')).ar,
};

/* written out: a bundler follows only literal imports, and a page loads no other page's words */
const byPage: Record<ProductPage, readonly TextLoaders[]> = {
  form: [shared, form, legal],
  offers: [shared, offers],
  payment: [shared, payment, transfer, legal],
  createPolicy: [shared, form, policy],
  policy: [shared, policy, transfer],
};

/** The journey's own texts of one page, namespace `journey`, and the words all products share, namespace `common`. */
export async function loadPageTexts(page: ProductPage, language: Language): Promise<void> {
  const [common, ...parts] = await Promise.all([
    loadCommonTexts(language),
    ...byPage[page].map((loaders) => loaders[language]()),
  ]);
  loadNamespace('common', language, common);
  for (const texts of parts) loadNamespace('journey', language, texts);
}

/** A product's texts, namespace = its id. */
export async function loadProductTexts(
  loaders: ModuleLoaders,
  id: string,
  language: Language,
): Promise<void> {
  const file = (wanted: Language) => `./${id}/texts/${wanted}.ts`;
  const found = loaders[file(language)] ? language : defaultLanguage;
  const texts = await moduleAt(loaders, file(found));
  loadNamespace(id, language, texts[found] as Texts);
}

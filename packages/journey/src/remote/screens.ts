import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { Language } from '@sigorta/i18n/language';
import { loadLegalTexts } from '@sigorta/legal/texts/load';
import type { ComponentType } from 'react';

type TextLoaders = Record<Language, () => Promise<Record<string, string>>>;

export interface Screen {
  /** one chunk a page: whoever only fills in a form downloads no payment screen */
  load: () => Promise<{ Screen: ComponentType }>;
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

const embed: TextLoaders = {
  tr: async () => (await import('../texts/embed/tr.ts')).tr,
  en: async () => (await import('../texts/embed/en.ts')).en,
  ru: async () => (await import('../texts/embed/ru.ts')).ru,
  ar: async () => (await import('../texts/embed/ar.ts')).ar,
};

const offers: TextLoaders = {
  tr: async () => (await import('../texts/offers/tr.ts')).tr,
  en: async () => (await import('../texts/offers/en.ts')).en,
  ru: async () => (await import('../texts/offers/ru.ts')).ru,
  ar: async () => (await import('../texts/offers/ar.ts')).ar,
};

const particulars: TextLoaders = {
  tr: async () => (await import('../texts/particulars/tr.ts')).tr,
  en: async () => (await import('../texts/particulars/en.ts')).en,
  ru: async () => (await import('../texts/particulars/ru.ts')).ru,
  ar: async () => (await import('../texts/particulars/ar.ts')).ar,
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

/** What each step of the journey draws and says; its place and its kind are in `contracts/src/journey-pages.ts`. */
export const screens: Record<ProductPage, Screen> = {
  form: {
    load: async () => ({ Screen: (await import('../form/FormPage.tsx')).FormPage }),
    texts: [form, legal],
    laterFaults: true,
  },
  offers: {
    load: async () => ({ Screen: (await import('../offers/OffersPage.tsx')).OffersPage }),
    texts: [offers],
  },
  particulars: {
    load: async () => ({
      Screen: (await import('../particulars/ParticularsPage.tsx')).ParticularsPage,
    }),
    texts: [particulars, form, payment, legal],
  },
  payment: {
    load: async () => ({ Screen: (await import('../payment/PaymentPage.tsx')).PaymentPage }),
    texts: [payment, transfer, legal],
  },
  createPolicy: {
    load: async () => ({
      Screen: (await import('../create-policy/CreatePolicyPage.tsx')).CreatePolicyPage,
    }),
    texts: [form, policy],
  },
  policy: {
    load: async () => ({ Screen: (await import('../policy/PolicyPage.tsx')).PolicyPage }),
    texts: [policy, transfer],
  },
};

/** The form's first questions alone, for a frame on a partner's page: a chunk of its own, without consents and their words. */
export const embeddedForm: Screen = {
  load: async () => ({ Screen: (await import('../embed/EmbeddedForm.tsx')).EmbeddedForm }),
  texts: [form, embed],
};

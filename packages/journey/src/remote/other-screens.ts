import type { ProductPage } from '@sigorta/contracts/journey-pages';
import { loadLegalTexts } from '@sigorta/legal/texts/load';
import { form, type Screen, type TextLoaders } from './screen.ts';

/* labels of the consents, where they are asked */
const legal: TextLoaders = {
  tr: () => loadLegalTexts('tr'),
  en: () => loadLegalTexts('en'),
  ru: () => loadLegalTexts('ru'),
  ar: () => loadLegalTexts('ar'),
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

/** What each step of the journey but the form draws and says, and the form's first questions alone, for a frame on a partner's page: without consents. */
export const otherScreens: Record<Exclude<ProductPage, 'form'> | 'embedded', Screen> = {
  offers: {
    load: async () => ({ Screen: (await import('../offers/OffersPage.tsx')).OffersPage }),
    texts: [offers],
  },
  particulars: {
    load: async () => {
      const [{ ParticularsPage }, { laterParts }, { laterKinds }] = await Promise.all([
        import('../particulars/ParticularsPage.tsx'),
        import('../form/later/later-parts.ts'),
        import('../form/later/later-kinds.ts'),
      ]);
      return {
        Screen: ParticularsPage,
        ready: (_, language) => Promise.all([laterParts(language), laterKinds(language)]),
      };
    },
    texts: [particulars, form, payment],
  },
  payment: {
    load: async () => ({ Screen: (await import('../payment/PaymentPage.tsx')).PaymentPage }),
    texts: [payment, transfer, legal],
  },
  createPolicy: {
    load: async () => {
      const [{ CreatePolicyPage }, { laterKinds }] = await Promise.all([
        import('../create-policy/CreatePolicyPage.tsx'),
        import('../form/later/later-kinds.ts'),
      ]);
      return { Screen: CreatePolicyPage, ready: (_, language) => laterKinds(language) };
    },
    texts: [form, policy],
  },
  policy: {
    load: async () => ({ Screen: (await import('../policy/PolicyPage.tsx')).PolicyPage }),
    texts: [policy, transfer],
  },
  embedded: {
    load: async () => {
      const [{ EmbeddedForm }, { laterKinds }] = await Promise.all([
        import('../embed/EmbeddedForm.tsx'),
        import('../form/later/later-kinds.ts'),
      ]);
      return { Screen: EmbeddedForm, ready: (_, language) => laterKinds(language) };
    },
    texts: [form, embed],
  },
};

import type { Language } from '@sigorta/i18n/language';
import { type LegalDocument, type LegalDocumentId, type LegalText, legalVersions } from './document.ts';

/* every document in every language is a chunk of its own, written out so that bundlers see it */
const loaders: Record<LegalDocumentId, Record<Language, () => Promise<LegalText>>> = {
  'personal-data-notice': {
    tr: async () => (await import('./documents/personal-data-notice/tr.ts')).tr,
    en: async () => (await import('./documents/personal-data-notice/en.ts')).en,
    ru: async () => (await import('./documents/personal-data-notice/ru.ts')).ru,
    ar: async () => (await import('./documents/personal-data-notice/ar.ts')).ar,
  },
  'express-consent': {
    tr: async () => (await import('./documents/express-consent/tr.ts')).tr,
    en: async () => (await import('./documents/express-consent/en.ts')).en,
    ru: async () => (await import('./documents/express-consent/ru.ts')).ru,
    ar: async () => (await import('./documents/express-consent/ar.ts')).ar,
  },
  'health-data-consent': {
    tr: async () => (await import('./documents/health-data-consent/tr.ts')).tr,
    en: async () => (await import('./documents/health-data-consent/en.ts')).en,
    ru: async () => (await import('./documents/health-data-consent/ru.ts')).ru,
    ar: async () => (await import('./documents/health-data-consent/ar.ts')).ar,
  },
  'privacy-policy': {
    tr: async () => (await import('./documents/privacy-policy/tr.ts')).tr,
    en: async () => (await import('./documents/privacy-policy/en.ts')).en,
    ru: async () => (await import('./documents/privacy-policy/ru.ts')).ru,
    ar: async () => (await import('./documents/privacy-policy/ar.ts')).ar,
  },
  'marketing-consent': {
    tr: async () => (await import('./documents/marketing-consent/tr.ts')).tr,
    en: async () => (await import('./documents/marketing-consent/en.ts')).en,
    ru: async () => (await import('./documents/marketing-consent/ru.ts')).ru,
    ar: async () => (await import('./documents/marketing-consent/ar.ts')).ar,
  },
  'accuracy-declaration': {
    tr: async () => (await import('./documents/accuracy-declaration/tr.ts')).tr,
    en: async () => (await import('./documents/accuracy-declaration/en.ts')).en,
    ru: async () => (await import('./documents/accuracy-declaration/ru.ts')).ru,
    ar: async () => (await import('./documents/accuracy-declaration/ar.ts')).ar,
  },
  'pet-personal-data': {
    tr: async () => (await import('./documents/pet-personal-data/tr.ts')).tr,
    en: async () => (await import('./documents/pet-personal-data/en.ts')).en,
    ru: async () => (await import('./documents/pet-personal-data/ru.ts')).ru,
    ar: async () => (await import('./documents/pet-personal-data/ar.ts')).ar,
  },
  'satisfaction-survey-abroad': {
    tr: async () => (await import('./documents/satisfaction-survey-abroad/tr.ts')).tr,
    en: async () => (await import('./documents/satisfaction-survey-abroad/en.ts')).en,
    ru: async () => (await import('./documents/satisfaction-survey-abroad/ru.ts')).ru,
    ar: async () => (await import('./documents/satisfaction-survey-abroad/ar.ts')).ar,
  },
  'special-terms': {
    tr: async () => (await import('./documents/special-terms/tr.ts')).tr,
    en: async () => (await import('./documents/special-terms/en.ts')).en,
    ru: async () => (await import('./documents/special-terms/ru.ts')).ru,
    ar: async () => (await import('./documents/special-terms/ar.ts')).ar,
  },
  'pre-information': {
    tr: async () => (await import('./documents/pre-information/tr.ts')).tr,
    en: async () => (await import('./documents/pre-information/en.ts')).en,
    ru: async () => (await import('./documents/pre-information/ru.ts')).ru,
    ar: async () => (await import('./documents/pre-information/ar.ts')).ar,
  },
  'distance-sales-contract': {
    tr: async () => (await import('./documents/distance-sales-contract/tr.ts')).tr,
    en: async () => (await import('./documents/distance-sales-contract/en.ts')).en,
    ru: async () => (await import('./documents/distance-sales-contract/ru.ts')).ru,
    ar: async () => (await import('./documents/distance-sales-contract/ar.ts')).ar,
  },
};

/** The wording in force. Rejects when the chunk cannot be loaded: show "try again". */
export async function loadDocument(id: LegalDocumentId, language: Language): Promise<LegalDocument> {
  return { id, language, version: legalVersions[id], ...(await loaders[id][language]()) };
}

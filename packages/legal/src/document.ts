import type { Language } from '@sigorta/i18n/language';
import type { LegalPlaceholder } from './placeholders.ts';

export const legalDocumentIds = [
  'personal-data-notice',
  'express-consent',
  'health-data-consent',
  'privacy-policy',
  'marketing-consent',
  'accuracy-declaration',
  'pet-personal-data',
  'satisfaction-survey-abroad',
  'special-terms',
  'pre-information',
  'distance-sales-contract',
] as const;
export type LegalDocumentId = (typeof legalDocumentIds)[number];

export const isLegalDocumentId = (text: string): text is LegalDocumentId =>
  legalDocumentIds.some((id) => id === text);

/** What a document says, as written; `{{name}}` stands for data of the buyer, the policy or the company; `[[…]]` goes with the names in it. */
export interface LegalText {
  title: string;
  articles: readonly { heading: string; paragraphs: readonly string[] }[];
}

export interface LegalDocument extends LegalText {
  id: LegalDocumentId;
  /** day the wording took effect, e.g. `2026-11-01` */
  version: string;
  language: Language;
}

export type LegalData = Partial<Record<LegalPlaceholder, string>>;

/** Wording of the day; change it together with the texts of a document, in all four languages. */
export const legalVersions: Readonly<Record<LegalDocumentId, string>> = {
  'personal-data-notice': '2026-11-29',
  'express-consent': '2026-11-26',
  'health-data-consent': '2026-11-26',
  'privacy-policy': '2026-11-29',
  'marketing-consent': '2026-11-26',
  'accuracy-declaration': '2026-11-26',
  'pet-personal-data': '2026-11-26',
  'satisfaction-survey-abroad': '2026-11-26',
  'special-terms': '2026-11-23',
  'pre-information': '2026-11-26',
  'distance-sales-contract': '2026-11-26',
};

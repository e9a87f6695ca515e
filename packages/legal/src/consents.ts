import type { Language } from '@sigorta/i18n/language';
import { type LegalDocumentId, legalVersions } from './document.ts';
import { legalHashes } from './documents/hashes.ts';

/** Where a consent is asked: with the application, or before paying. */
export type ConsentStage = 'form' | 'payment';

export interface ConsentKind {
  id: string;
  document: LegalDocumentId;
  stage: ConsentStage;
  /** Nothing is ticked beforehand; without a required one the step does not go on. */
  required: boolean;
}

/**
 * The consents of spec §5, in the order they are shown. Notice and express consent are separate (KVKK art. 5, 10).
 * Labels: `consent.<id>`, the link beside it: `consent.<id>.read`, its refusal: `consent.<id>.error`.
 */
export const consentKinds = [
  { id: 'personal-data-notice', document: 'personal-data-notice', stage: 'form', required: true },
  { id: 'express-consent', document: 'express-consent', stage: 'form', required: false },
  { id: 'health-data', document: 'health-data-consent', stage: 'form', required: false },
  { id: 'marketing', document: 'marketing-consent', stage: 'form', required: false },
  { id: 'accuracy', document: 'accuracy-declaration', stage: 'form', required: false },
  { id: 'pet-personal-data', document: 'pet-personal-data', stage: 'form', required: false },
  {
    id: 'satisfaction-survey-abroad',
    document: 'satisfaction-survey-abroad',
    stage: 'form',
    required: false,
  },
  { id: 'pre-information', document: 'pre-information', stage: 'payment', required: true },
  { id: 'distance-sales-contract', document: 'distance-sales-contract', stage: 'payment', required: true },
  { id: 'special-terms', document: 'special-terms', stage: 'payment', required: true },
] as const satisfies readonly ConsentKind[];

export type ConsentId = (typeof consentKinds)[number]['id'];

export const consentsOf = (stage: ConsentStage) => consentKinds.filter((kind) => kind.stage === stage);

/** What goes over the wire when somebody ticks: id, version, language and hash of the wording they could read. */
export function consentRecord(id: ConsentId, language: Language) {
  const document = documentOfConsent(id);
  return { id, version: legalVersions[document], language, hash: legalHashes[document][language] };
}

export function documentOfConsent(id: ConsentId): LegalDocumentId {
  const kind = consentKinds.find((candidate) => candidate.id === id);
  if (!kind) throw new RangeError(`unknown consent: ${id}`);
  return kind.document;
}

interface GivenConsent {
  id: string;
  version: string;
  language: Language;
  hash: string;
}

/** True when the record names the wording in force in that language: the server's check. */
export function isCurrentConsent(given: GivenConsent): boolean {
  const kind = consentKinds.find(({ id }) => id === given.id);
  if (!kind) return false;
  return (
    given.version === legalVersions[kind.document] &&
    given.hash === legalHashes[kind.document][given.language]
  );
}

/** Required consents of a stage that are missing or of another wording; empty when all is well. */
export const missingConsents = (stage: ConsentStage, given: readonly GivenConsent[]): ConsentId[] =>
  consentsOf(stage)
    .filter(({ id, required }) => required && !given.some((one) => one.id === id && isCurrentConsent(one)))
    .map(({ id }) => id);

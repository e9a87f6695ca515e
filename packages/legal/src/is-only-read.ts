import type { LegalDocumentId } from './document.ts';

const onlyRead: readonly LegalDocumentId[] = [
  'personal-data-notice',
  'privacy-policy',
  'pre-information',
  'special-terms',
];

/** Whether a text informs and nothing else: it is read, never accepted (law 6698 art. 10). */
export const isOnlyRead = (id: LegalDocumentId): boolean => onlyRead.includes(id);

import type { Language } from '@sigorta/i18n/language';
import type { LegalDocumentId } from './document.ts';

/**
 * Whether a press beside a text closes it (spec §2): notice and express consent close by their cross, in Turkish also by
 * a press beside them; the other texts either way.
 */
export const closesOnBackdrop = (id: LegalDocumentId, language: Language): boolean =>
  language === 'tr' || (id !== 'personal-data-notice' && id !== 'express-consent');

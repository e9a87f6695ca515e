import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { consentFieldId } from '../consents/consent-field-id.ts';
import type { Consents } from '../consents/use-consents.ts';
import { fieldId } from '../form/field-id.ts';
import type { Problem } from '../form/problem.ts';
import { useWords } from '../words/use-words.ts';
import type { Fault } from './use-refusal.ts';

/** Wrong fields and missing consents in words, for the error summary. */
export function useProblems(faults: readonly Fault[], consents: Consents): Problem[] {
  const { find, t } = useWords();
  return [
    ...faults.map(({ field, message }) => ({ id: fieldId(field), message: find(message) || message })),
    ...consents.uses
      .filter(({ id }) => consents.wrong.has(id))
      .map((use) => ({ id: consentFieldId(use.id), message: t(`consent.${legalConsentOf(use)}.error`) })),
  ];
}

import { useConsentProblems } from '../consents/use-consent-problems.ts';
import type { Consents } from '../consents/use-consents.ts';
import { fieldId } from '../form/field-id.ts';
import type { Problem } from '../form/problem.ts';
import { useWords } from '../words/use-words.ts';
import type { Fault } from './use-refusal.ts';

/** Wrong fields and missing consents in words, for the error summary. */
export function useProblems(faults: readonly Fault[], consents: Consents): Problem[] {
  const { messageText } = useWords();
  const ofConsents = useConsentProblems(consents);
  return [
    ...faults.map(({ field, message }) => ({ id: fieldId(field), message: messageText(message) || message })),
    ...ofConsents,
  ];
}

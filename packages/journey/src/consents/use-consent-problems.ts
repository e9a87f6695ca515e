import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import type { Problem } from '../form/problem.ts';
import { useWords } from '../words/use-words.ts';
import { consentFieldId } from './consent-field-id.ts';
import type { Consents } from './use-consents.ts';

/** Consents that were missing at the last check, in words for the error summary. */
export function useConsentProblems({ uses, wrong }: Pick<Consents, 'uses' | 'wrong'>): Problem[] {
  const { t } = useWords();
  return uses
    .filter(({ id }) => wrong.has(id))
    .map((use) => ({ id: consentFieldId(use.id), message: t(`consent.${legalConsentOf(use)}.error`) }));
}

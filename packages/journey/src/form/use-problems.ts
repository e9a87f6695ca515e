import { useConsentProblems } from '../consents/use-consent-problems.ts';
import type { Consents } from '../consents/use-consents.ts';
import { useWords } from '../words/use-words.ts';
import { useForm } from './answers/form-context.ts';
import { useErrors } from './answers/use-heard.ts';
import type { Problem } from './problem.ts';
import { problemsOf } from './problems-of.ts';

const noConsents: Pick<Consents, 'uses' | 'wrong'> = { uses: [], wrong: new Set() };

/**
 * Everything wrong with what was judged last, in screen order; empty once it is mended. Whoever asks is drawn as errors come and go,
 * so it is asked where they stand and not by the page around.
 */
export function useProblems(consents: Pick<Consents, 'uses' | 'wrong'> = noConsents): readonly Problem[] {
  const { messageText } = useWords();
  const errors = useErrors(useForm());
  const ofConsents = useConsentProblems(consents);
  return [...problemsOf(errors, messageText), ...ofConsents];
}

import type { TaskState } from '@sigorta/gateway-client/react/use-task';
import { useProblemWords } from '../../sign-in/use-problem-words.ts';
import { useSignInMessage } from '../../sign-in/use-sign-in-texts.ts';

export interface RefusalWords {
  /** at the old password */
  password: string | null;
  /** at the new password */
  fresh: string | null;
  /** at the code */
  code: string | null;
  /** what belongs to no field */
  form: string | null;
}

/** Where on an account's form a refusal is told, and in which words. */
export function useRefusal({ state, code, fields }: TaskState<unknown>): RefusalWords {
  const wordsOf = useProblemWords();
  const signIn = useSignInMessage();
  const none: RefusalWords = { password: null, fresh: null, code: null, form: null };
  if (state !== 'failed') return none;
  const words = wordsOf(code);
  const refused = fields.find(({ field }) => field === 'password' || field === 'code');
  if (code === 'sign-in-failed') return { ...none, password: words };
  if (code === 'code-wrong' || refused?.field === 'code') return { ...none, code: wordsOf('code-wrong') };
  if (refused) return { ...none, fresh: signIn(refused.message) };
  return { ...none, form: words };
}

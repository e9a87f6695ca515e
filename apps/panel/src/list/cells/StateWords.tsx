import { type StateKind, useCodeText } from '../use-list-texts.ts';

/** A kind or a state in words, without a badge. */
export function StateWords({ of, state }: { of: StateKind; state: string }) {
  const codeText = useCodeText();
  return codeText(`${of}.${state}`);
}

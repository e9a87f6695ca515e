import { useStateTexts } from '../use-list-texts.ts';

/** A kind or a state in words, without a badge. */
export function StateWords({ of, state }: { of: string; state: string }) {
  const t = useStateTexts();
  return t(`${of}.${state}`);
}

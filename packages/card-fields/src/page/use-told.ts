import { useEffect, useEffectEvent } from 'react';
import type { CardEntryProps } from './card-entry.ts';
import { watchLook } from './read-look.ts';
import { useDress } from './use-dress.ts';
import type { FrameLine } from './use-frame-line.ts';

/** Tells the frame how the page looks and speaks, and what is wrong: when it begins, and each time it is otherwise. */
export function useTold({ begun, post }: FrameLine, { words, faults, names }: CardEntryProps): void {
  const dressOf = useDress(words);
  const nextDress = useEffectEvent(dressOf);
  const tell = useEffectEvent(post);
  const tellNames = useEffectEvent((): void => {
    if (names) post({ kind: 'names', firstName: names.firstName, lastName: names.lastName });
  });
  const wordsNow = JSON.stringify(words);
  const faultsNow = JSON.stringify(faults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another dress
  useEffect(() => {
    if (begun === 0) return;
    let last = '';
    const dress = (): void => {
      const next = nextDress();
      const written = JSON.stringify(next);
      if (written === last) return;
      last = written;
      tell(next);
    };
    /* fields that are drawn already keep what was typed */
    tellNames();
    dress();
    return watchLook(dress);
  }, [begun, wordsNow]);
  useEffect(() => {
    if (begun > 0) tell({ kind: 'faults', faults: JSON.parse(faultsNow) });
  }, [begun, faultsNow]);
}

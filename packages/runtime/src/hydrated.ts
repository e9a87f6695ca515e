import { useSyncExternalStore } from 'react';
import { useBoot } from './boot-context.ts';

const never = () => () => {};

/** False on the server and while hydrating, then true: for what a server cannot know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Today in Istanbul (`YYYY-MM-DD`), null while hydrating: the document may have been made days ago. */
export function useToday(): string | null {
  const { today } = useBoot();
  return useHydrated() ? today : null;
}

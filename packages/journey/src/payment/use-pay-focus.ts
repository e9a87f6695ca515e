import { type RefObject, useEffect, useState } from 'react';

/** Takes the focus to the button that pays: the one that accepted another amount goes with its press. */
export function usePayFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    setWanted(false);
  }, [isWanted, form]);
  return () => setWanted(true);
}

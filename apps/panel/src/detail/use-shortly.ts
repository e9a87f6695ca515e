import { useEffect, useState } from 'react';

/** as long as it takes to read and copy a number */
const shownSeconds = 60;

/** A value that goes away by itself after a minute, and how many seconds are left. */
export function useShortly<T>(): [{ value: T; seconds: number } | null, (value: T) => void] {
  const [shown, setShown] = useState<{ value: T; seconds: number } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(
      () => setShown(shown.seconds > 1 ? { ...shown, seconds: shown.seconds - 1 } : null),
      1000,
    );
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown, (value) => setShown({ value, seconds: shownSeconds })];
}

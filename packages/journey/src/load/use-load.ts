import { useCallback, useEffect, useState } from 'react';

export type Load<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: unknown };

/**
 * Runs a read in the browser after the first drawing and again when `key` changes; what comes late for an older key
 * is dropped. `key` null means there is nothing to ask yet.
 */
export function useLoad<T>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<T>,
): { load: Load<T>; retry: () => void } {
  const [result, setResult] = useState<{ key: string | null; load: Load<T> }>({
    key: null,
    load: { state: 'idle' },
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (key === null) return;
    const leaving = new AbortController();
    setResult({ key, load: { state: 'loading' } });
    read(leaving.signal).then(
      (value) => !leaving.signal.aborted && setResult({ key, load: { state: 'ready', value } }),
      (error: unknown) => !leaving.signal.aborted && setResult({ key, load: { state: 'failed', error } }),
    );
    return () => leaving.abort();
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (key === null) return { load: { state: 'idle' }, retry };
  return { load: result.key === key ? result.load : { state: 'loading' }, retry };
}

import type { Gateway } from '@sigorta/gateway-client/gateway';
import { useCallback, useEffect, useState } from 'react';
import { useGateway } from '../use-my-policies.ts';

export type Fetched<T> = { at: 'loading' | 'failed' } | { at: 'ready'; value: T };

/**
 * Reads once the section is there; `retry` asks again and `change` replaces what is shown.
 * @param read a function that never changes
 */
export function useFetched<T>(read: (gateway: Gateway, options: { signal: AbortSignal }) => Promise<T>) {
  const gateway = useGateway();
  const [state, setState] = useState<Fetched<T>>({ at: 'loading' });
  const [round, setRound] = useState(0);
  // A new round asks again.
  useEffect(() => {
    const left = new AbortController();
    read(gateway(), { signal: left.signal }).then(
      (value) => setState({ at: 'ready', value }),
      () => {
        if (!left.signal.aborted) setState({ at: 'failed' });
      },
    );
    return () => left.abort();
  }, [gateway, read, round]);
  const retry = useCallback(() => {
    setState({ at: 'loading' });
    setRound((count) => count + 1);
  }, []);
  const change = useCallback((value: T) => setState({ at: 'ready', value }), []);
  return { state, retry, change };
}

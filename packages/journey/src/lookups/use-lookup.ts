import type { FieldOf, FieldValues } from '@sigorta/product-kit/field';
import { useBoot } from '@sigorta/runtime/runtime';
import { useLoad } from '../load/use-load.ts';
import { listKey, readEntries } from './list-entries.ts';
import type { Entry } from './source.ts';

export interface Lookup {
  options: readonly Entry[];
  loading: boolean;
  failed: boolean;
  /** parents are not chosen yet */
  waiting: boolean;
  retry: () => void;
}

const none: readonly Entry[] = [];

/** Entries of a long list; asks again when a parent changes and only when all parents are chosen (spec §4). */
export function useLookup(field: FieldOf<'lookup'>, values: FieldValues): Lookup {
  const boot = useBoot();
  const key = listKey(field, values, boot.language);
  const { load, retry } = useLoad(key, async (signal) => {
    const { gatewayOf } = await import('../load/gateway-of.ts');
    return readEntries(key ?? '', { field, values, gateway: gatewayOf(boot), signal });
  });
  return {
    options: load.state === 'ready' ? load.value : none,
    loading: load.state === 'loading',
    failed: load.state === 'failed',
    waiting: key === null,
    retry,
  };
}

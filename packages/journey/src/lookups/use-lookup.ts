import type { FieldOf, FieldValues } from '@sigorta/product-kit/field';
import { useBoot } from '@sigorta/runtime/runtime';
import { useLoad } from '../load/use-load.ts';
import type { Entry } from './lookup-sources.ts';

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
  const parents = (field.params ?? []).map((name) => values[name]);
  const waiting = parents.some((value) => value === undefined || value === null || value === '');
  const key = waiting ? null : [field.from, boot.language, ...parents].join('|');
  const { load, retry } = useLoad(key, async (signal) => {
    const [{ lookupSources }, { gatewayOf }] = await Promise.all([
      import('./lookup-sources.ts'),
      import('../load/gateway-of.ts'),
    ]);
    const source = lookupSources[field.from];
    if (!source) throw new Error(`no source for the list ${field.from}`);
    return source(gatewayOf(boot), values, signal);
  });
  return {
    options: load.state === 'ready' ? load.value : none,
    loading: load.state === 'loading',
    failed: load.state === 'failed',
    waiting,
    retry,
  };
}

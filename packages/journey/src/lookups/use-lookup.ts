import { useGatewayLater } from '@sigorta/gateway-client/react/use-gateway-later';
import { useReading } from '@sigorta/gateway-client/react/use-reading';
import type { FieldOf, FieldValues } from '@sigorta/product-kit/field';
import { useLanguage } from '@sigorta/runtime/runtime';
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
  const gateway = useGatewayLater();
  const key = listKey(field, values, useLanguage());
  const { state, answer, retry } = useReading(key, async (signal) =>
    readEntries(key ?? '', { field, values, gateway: await gateway(), signal }),
  );
  return {
    options: state === 'ready' ? answer : none,
    loading: state === 'loading',
    failed: state === 'failed',
    waiting: key === null,
    retry,
  };
}

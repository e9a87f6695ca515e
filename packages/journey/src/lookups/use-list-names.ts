import { useGatewayLater } from '@sigorta/gateway-client/react/use-gateway-later';
import type { Field, FieldOf, FieldValues } from '@sigorta/product-kit/field';
import { useLanguage } from '@sigorta/runtime/runtime';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { knownNames, nameKey, readNames } from './list-names.ts';

export type ListName = (field: Field, value: string) => string | null;

const isLookup = (field: Field): field is FieldOf<'lookup'> => field.kind === 'lookup';
const isAnswered = ({ name }: Field, values: FieldValues): boolean =>
  values[name] !== undefined && values[name] !== null && values[name] !== '';

/**
 * Names for the codes of long lists, for summaries; null until the list of names is here.
 * @param values the answers the names are for; a child's list follows from its parent's answer
 */
export function useListNames(fields: readonly Field[], values: FieldValues): ListName {
  const gateway = useGatewayLater();
  const language = useLanguage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const wanted = fields
    .filter(isLookup)
    .filter((field) => isAnswered(field, values))
    .map((field) => ({ field, key: nameKey(field, values, language) }));

  const readWanted = useEffectEvent((signal: AbortSignal): void => {
    const read = async (field: FieldOf<'lookup'>, key: string): Promise<void> => {
      await readNames(key, { field, values, gateway: await gateway(), signal });
      if (!signal.aborted) redraw();
    };
    for (const { field, key } of wanted) {
      /* without its list a summary leaves the answer out; the form itself says when a list is missing */
      if (key !== null && !knownNames(key)) read(field, key).catch(() => undefined);
    }
  });
  const keys = wanted.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lists are wanted, other names are read
  useEffect(() => {
    const leaving = new AbortController();
    readWanted(leaving.signal);
    return () => leaving.abort();
  }, [keys]);

  return (field, value) => {
    if (!isLookup(field)) return value;
    const key = nameKey(field, values, language);
    return (key !== null && knownNames(key)?.(value)) || null;
  };
}

import { fold } from '@sigorta/i18n/fold';
import { storage } from '@sigorta/runtime/runtime';
import { useEffect, useEffectEvent } from 'react';
import type { Entry } from './source.ts';

/**
 * A district is asked once: the one named in `urlIlce` is chosen when the list holds it and nothing is chosen yet, and
 * what the buyer chooses is written there (spec §3, §7).
 * @param districts by their names alone; null where the list is another one
 * @returns writes a chosen district
 */
export function useKeptDistrict(
  districts: readonly Entry[] | null,
  chosen: string,
  choose: (value: string) => void,
): (value: string) => void {
  const chooseKept = useEffectEvent((listed: readonly Entry[]) => {
    const wanted = storage.read('district');
    if (chosen !== '' || wanted === null) return;
    const [match, ...others] = listed.filter(({ label }) => fold(label) === fold(wanted));
    /* among all provinces two may be called so */
    if (match && others.length === 0) choose(match.value);
  });
  useEffect(() => {
    if (districts !== null) chooseKept(districts);
  }, [districts]);
  return (value) => {
    const district = districts?.find((candidate) => candidate.value === value);
    if (district) storage.write('district', district.label);
  };
}

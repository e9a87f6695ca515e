import { useNamespace, useToday } from '@sigorta/runtime/runtime';
import { useImperativeHandle, useRef, useState } from 'react';
import { CardFields } from '../CardFields.tsx';
import { cardFaults, readCard } from '../card-form.ts';
import { readNames } from '../card-names.ts';
import type { CardEntryProps } from '../page/card-entry.ts';

/** As card entry would have sealed it; nobody opens it. */
export const sealedForTests = `k1.${'a'.repeat(40)}.${'b'.repeat(80)}`;

/** The fields of a card in the page itself, sealed by nobody: for tests of pages, which have no frame. */
export function CardStandIn({ handle, words, faults, names, idOf, onMend, onPrefix }: CardEntryProps) {
  const today = useToday();
  const say = useNamespace('common');
  const [clears, setClears] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const form = (): HTMLFormElement => {
    const found = place.current?.closest('form');
    if (!found) throw new Error('a card is typed into a form');
    return found;
  };
  useImperativeHandle(handle, () => ({
    check: async () => cardFaults(readCard(form()), today ?? ''),
    seal: async () => ({ kind: 'sealed', card: { ...readNames(form()), sealed: sealedForTests } }),
    names: () => readNames(form()),
    clear: () => setClears(clears + 1),
  }));
  return (
    <div ref={place}>
      <CardFields
        key={clears}
        labels={words.labels}
        today={today}
        faults={faults}
        names={names}
        say={say}
        idOf={idOf}
        onMend={onMend}
        onPrefix={onPrefix ?? (() => undefined)}
      />
    </div>
  );
}

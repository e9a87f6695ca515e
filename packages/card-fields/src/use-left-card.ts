import type { IsoDate } from '@sigorta/validators/iso-date';
import { type FocusEvent, useState } from 'react';
import { cardFaults, readCard } from './card-form.ts';
import type { CardPart } from './card-parts.ts';

/** An empty part is told when paying: somebody may still come to it. */
const told = (part: CardPart, input: HTMLInputElement, today: IsoDate): string | null => {
  if (input.form === null || input.value.trim() === '') return null;
  return cardFaults(readCard(input.form), today).find((fault) => fault.part === part)?.message ?? null;
};

/**
 * What is wrong with a part of a card as its field is left (spec §5.8): a number that is too short, a code of two digits. Keys
 * of messages only: the card itself stays in its inputs.
 * @param today null while nobody has said
 */
export function useLeftCard(today: IsoDate | null) {
  const [faults, setFaults] = useState<Partial<Record<CardPart, string>>>({});
  return {
    faultOf: (part: CardPart): string | null => faults[part] ?? null,
    leave: (part: CardPart) => (event: FocusEvent<HTMLInputElement>) => {
      const fault = today === null ? null : told(part, event.currentTarget, today);
      if (fault !== null) setFaults((known) => ({ ...known, [part]: fault }));
    },
    mend: (part: CardPart) => setFaults(({ [part]: _, ...rest }) => rest),
  };
}

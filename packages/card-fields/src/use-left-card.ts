import type { IsoDate } from '@sigorta/validators/iso-date';
import { type FocusEvent, useState } from 'react';
import { cardFaults, readCard } from './card-form.ts';
import type { CardPart } from './card-parts.ts';

/** An empty part is told when paying: somebody may still come to it. */
const told = (part: CardPart, input: HTMLInputElement | HTMLSelectElement, today: IsoDate): string | null => {
  if (input.form === null || input.value.trim() === '') return null;
  /* month and year are wrong together, which is told at the month */
  const at = part === 'year' ? 'month' : part;
  const card = readCard(input.form);
  if (at === 'month' && (card.month === '' || card.year === '')) return null;
  return cardFaults(card, today).find((fault) => fault.part === at)?.message ?? null;
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
    leave: (part: CardPart) => (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
      const fault = today === null ? null : told(part, event.currentTarget, today);
      const at = part === 'year' ? 'month' : part;
      if (fault !== null) setFaults((known) => ({ ...known, [at]: fault }));
    },
    mend: (part: CardPart) => {
      const at = part === 'year' ? 'month' : part;
      setFaults(({ [at]: _, ...rest }) => rest);
    },
  };
}

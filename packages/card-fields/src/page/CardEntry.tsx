import { createContext, useContext } from 'react';
import { CardFrame } from './CardFrame.tsx';
import type { CardEntryComponent, CardEntryProps } from './card-entry.ts';

const Fields = createContext<CardEntryComponent>(CardFrame);

/** Draws the fields of a card otherwise than in card entry's frame: for tests, which have no other origin. */
export const CardEntryProvider = Fields;

/** Card of a payment: its fields stand in a frame of another origin, and the page sees none of what is typed; nor does paper. */
export function CardEntry(props: CardEntryProps) {
  const Drawn = useContext(Fields);
  return (
    <section aria-labelledby="card-title" data-print="hide">
      <h2 id="card-title">{props.words.title}</h2>
      <Drawn {...props} />
    </section>
  );
}

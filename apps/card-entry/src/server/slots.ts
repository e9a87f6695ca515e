import { randomBytes } from 'node:crypto';
import type { TypedCard } from '@sigorta/card-seal/typed-card';

/** A mark for each part of a card that will stand in a message. */
export interface Slots {
  number: string;
  month: string;
  year: string;
  /** the year's last two digits */
  shortYear: string;
  cvv: string;
}

/** Marks that nobody who wrote a part of the message could foresee; letters and digits, so that no wire escapes them. */
export function newSlots(): Slots {
  const mark = () => `slot${randomBytes(16).toString('hex')}`;
  return { number: mark(), month: mark(), year: mark(), shortYear: mark(), cvv: mark() };
}

/**
 * The message with the card where its marks stand: bytes, of which the card is never a text.
 * @returns a buffer that the caller wipes after it was sent
 */
export function fillSlots(message: Buffer, slots: Slots, card: TypedCard): Buffer {
  const parts: [Buffer, Buffer][] = [
    [Buffer.from(slots.number), card.number],
    [Buffer.from(slots.month), card.month],
    [Buffer.from(slots.year), card.year],
    [Buffer.from(slots.shortYear), card.year.subarray(-2)],
    [Buffer.from(slots.cvv), card.cvv],
  ];
  const pieces: Buffer[] = [];
  let from = 0;
  const next = () =>
    parts
      .map(([mark, part]) => ({ mark, part, at: message.indexOf(mark, from) }))
      .filter(({ at }) => at !== -1)
      .toSorted((a, b) => a.at - b.at)[0];
  for (let found = next(); found; found = next()) {
    pieces.push(message.subarray(from, found.at), found.part);
    from = found.at + found.mark.length;
  }
  return Buffer.concat([...pieces, message.subarray(from)]);
}

import { type CardFault, type CardFaults, cardName, cardParts } from '@sigorta/card-fields/card-parts';

/** Faults of a card among those of its payment. */
export const asPaymentFaults = (faults: readonly CardFault[]): { field: string; message: string }[] =>
  faults.map(({ part, message }) => ({ field: cardName(part), message }));

/** Where a field of a sealed card was typed: what is wrong with the seal is told at the number. */
export const typedIn = (field: string): string => (field === 'card.sealed' ? cardName('number') : field);

/** What a payment found wrong with its card, part by part. @param faultOf in words, by the name of a field */
export function wrongParts(faultOf: (field: string) => string | null): CardFaults {
  const wrong: CardFaults = {};
  for (const part of cardParts) {
    const fault = faultOf(cardName(part));
    if (fault !== null) wrong[part] = fault;
  }
  return wrong;
}
